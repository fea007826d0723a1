package com.acme;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Prices in cents, and how lists of them are written down. */
public final class Price {
  private Price() {}

  public static boolean agree(Object one, Object other) {
    return one.equals(other);
  }

  public static int gross(int net, int percent) {
    return (int) (net + (net * (long) percent + 50) / 100);
  }

  public static int net(int gross, int percent) {
    return (int) ((gross * 100L + (100 + percent) / 2) / (100 + percent));
  }

  public static List<Integer> split(int cents, int parts) {
    var split = new ArrayList<Integer>();
    for (int part = 0; part < parts; part++) {
      split.add(cents / parts + (part < cents % parts ? 1 : 0));
    }
    return split;
  }

  public static long sum(List<Integer> prices) {
    long sum = 0;
    for (int price : prices) {
      sum += price;
    }
    return sum;
  }

  public static String printed(int cents) {
    long unsigned = Math.abs((long) cents);
    long rest = unsigned % 100;
    return (cents < 0 ? "-" : "") + unsigned / 100 + (rest < 10 ? ".0" : ".") + rest;
  }

  public static int parsed(String text) {
    return new BigDecimal(text).movePointRight(2).intValueExact();
  }

  public static String escaped(String text) {
    var escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      escaped.append(c == ';' || c == '\\' ? "\\" : "").append(c);
    }
    return escaped.toString();
  }

  public static String line(List<String> cells) {
    var line = new StringBuilder();
    for (String cell : cells) {
      line.append(escaped(cell)).append(';');
    }
    return line.toString();
  }

  public static List<String> cells(String line) {
    var cells = new ArrayList<String>();
    var cell = new StringBuilder();
    for (int i = 0; i < line.length(); i++) {
      if (line.charAt(i) == ';') {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        i += line.charAt(i) == '\\' ? 1 : 0;
        cell.append(line.charAt(i));
      }
    }
    return cells;
  }

  public static List<Integer> sorted(List<Integer> prices) {
    if (prices.size() < 2) {
      return prices;
    }
    int half = prices.size() / 2;
    return merged(sorted(prices.subList(0, half)), sorted(prices.subList(half, prices.size())));
  }

  public static List<Integer> merged(List<Integer> one, List<Integer> other) {
    var merged = new ArrayList<Integer>();
    int i = 0;
    for (int price : one) {
      while (i < other.size() && other.get(i) < price) {
        merged.add(other.get(i++));
      }
      merged.add(price);
    }
    merged.addAll(other.subList(i, other.size()));
    return merged;
  }
}
