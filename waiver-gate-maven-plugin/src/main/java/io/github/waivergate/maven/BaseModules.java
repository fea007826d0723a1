package io.github.waivergate.maven;

import io.github.waivergate.anchor.Modules;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.TreeEntry;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.refusal.EvidenceException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.maven.model.Build;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/** The modules of a commit, as its poms tell of them: every directory that holds one. */
final class BaseModules implements Modules {
  private static final Pattern PARTS_THAT_LEAD_NOWHERE = Pattern.compile("(^|/)\\.{1,2}(/|$)");

  @Override
  public List<ModulePaths> of(GitRepository git, String treeish) throws EvidenceException {
    var models = new TreeMap<String, Optional<Model>>();
    for (TreeEntry entry : git.entries(treeish).values()) {
      var path = entry.path();
      if (path.equals("pom.xml") || path.endsWith("/pom.xml")) {
        // A link names another pom, which may lie anywhere: it tells of no directories here.
        var pom = entry.isRegularFile() ? git.blob(treeish, path) : Optional.<byte[]>empty();
        models.put(directory(path), pom.flatMap(BaseModules::model));
      }
    }
    var testOnly = TestOnly.among(models.values().stream().flatMap(Optional::stream).toList());
    var modules = new ArrayList<ModulePaths>();
    for (Map.Entry<String, Optional<Model>> module : models.entrySet()) {
      modules.add(
          paths(
              module.getKey(),
              module.getValue().map(Model::getBuild),
              module
                  .getValue()
                  .filter(model -> testOnly.contains(model.getArtifactId()))
                  .isPresent()));
    }
    return modules;
  }

  private static ModulePaths paths(String directory, Optional<Build> build, boolean testOnly) {
    var standard = ModulePaths.standard(directory, testOnly);
    var main = new ArrayList<>(standard.main());
    var test = new ArrayList<>(standard.test());
    own(directory, build.map(Build::getSourceDirectory)).ifPresent(main::add);
    own(directory, build.map(Build::getTestSourceDirectory)).ifPresent(test::add);
    return new ModulePaths(directory, main, test, standard.fixtures(), testOnly);
  }

  /**
   * A directory that the pom names outright; what has to be computed first is left to the policy.
   */
  private static Optional<String> own(String directory, Optional<String> named) {
    return named
        .map(name -> name.replace("${project.basedir}/", "").replace("${basedir}/", ""))
        .map(name -> name.replaceFirst("^(\\./+)+", "").replaceFirst("/+$", ""))
        .filter(name -> name.matches("[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)*"))
        .filter(name -> !PARTS_THAT_LEAD_NOWHERE.matcher(name).find())
        .map(name -> directory.equals(".") ? name : directory + "/" + name);
  }

  private static Optional<Model> model(byte[] pom) {
    try {
      return Optional.of(new MavenXpp3Reader().read(new ByteArrayInputStream(pom), false));
    } catch (IOException | XmlPullParserException e) {
      // A pom that nobody can build from names no directories.
      return Optional.empty();
    }
  }

  private static String directory(String pom) {
    int slash = pom.lastIndexOf('/');
    return slash < 0 ? "." : pom.substring(0, slash);
  }
}
