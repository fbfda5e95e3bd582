package arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultDirectedGraph;
import org.jgrapht.graph.DefaultEdge;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Circles of files that use each other: none of them can be read, tested or moved without the others. */
@Tag("slow")
class CirclesTest {

    @Test
    void noFilesUseEachOtherInACircle() {
        assertThat(circles(House.CLASSES)).isEmpty();
    }

    @Test
    void aCircleIsSeen() {
        assertThat(circles(new ClassFileImporter().importClasses(Circle.class, OtherOfCircle.class)))
                .containsExactly(new TreeSet<>(List.of(Circle.class.getName(), OtherOfCircle.class.getName())));
    }

    /** Returns the top-level types of each circle; nested types count as the type that holds them. */
    private static List<SortedSet<String>> circles(JavaClasses classes) {
        Graph<String, DefaultEdge> uses = new DefaultDirectedGraph<>(DefaultEdge.class);
        classes.forEach(user -> uses.addVertex(file(user)));
        for (JavaClass user : classes) {
            for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                String used = file(dependency.getTargetClass().getBaseComponentType());
                if (uses.containsVertex(used) && !used.equals(file(user))) {
                    uses.addEdge(file(user), used);
                }
            }
        }
        return new KosarajuStrongConnectivityInspector<>(uses)
                .stronglyConnectedSets().stream()
                        .filter(circle -> circle.size() > 1)
                        .<SortedSet<String>>map(TreeSet::new)
                        .toList();
    }

    private static String file(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }
}

/** One half of a circle. */
class Circle {
    OtherOfCircle other = new OtherOfCircle();
}

/** The other half of it. */
class OtherOfCircle {
    Class<?> circle = Circle.class;
}
