package arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;

/** The compiled classes that the rules of the house are held against, read once for all of them. */
final class House {

    /** Everything that is shipped and written by hand. */
    static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            // The contract of a game is a library of tests.
            .withImportOption(location -> !location.contains("/contract/") && !location.contains("arena-contract"))
            .importPackages("arena");

    private House() {}

    /** A rule that cannot fail holds nothing: each is tried on a class that breaks it. */
    static void assertThatItCanFail(JavaClasses sinner, ArchRule rule) {
        assertThat(rule.evaluate(sinner).hasViolation())
                .as(rule.getDescription())
                .isTrue();
    }
}
