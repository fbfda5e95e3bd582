package arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The size of records: a record with more components is composed of named parts. If its parts must not be seen in JSON,
 * they are {@code Scene.Inlined} in a scene, and {@code @JsonUnwrapped} in an answer of the web server.
 */
@Tag("slow")
class RecordSizeTest {

    private static final int MOST_COMPONENTS = 11;

    @Test
    void noRecordHasTwelveComponentsOrMore() {
        assertThat(large(House.CLASSES)).isEmpty();
    }

    @Test
    void aLargeRecordIsSeen() {
        assertThat(large(new ClassFileImporter().importClasses(Large.class, AlmostLarge.class)))
                .containsExactly(Large.class.getName());
    }

    private static List<String> large(JavaClasses classes) {
        return classes.stream()
                .filter(JavaClass::isRecord)
                .filter(type -> components(type) > MOST_COMPONENTS)
                .map(JavaClass::getName)
                .sorted()
                .toList();
    }

    /** Returns the number of components, which are the fields of a record that are not static. */
    private static long components(JavaClass type) {
        return type.getFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .count();
    }

    private record Large(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l) {}

    private record AlmostLarge(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k) {

        @SuppressWarnings("unused")
        static final AlmostLarge NONE = new AlmostLarge(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }
}
