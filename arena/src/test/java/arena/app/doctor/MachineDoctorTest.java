package arena.app.doctor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import arena.app.share.Diagnosis;
import org.junit.jupiter.api.Test;

class MachineDoctorTest {

    @Test
    void onWindowsTheDifferencesAreToldAndALongPathIsAProblem() {
        assertThat(MachineDoctor.windows("C:\\arena", "utf-8"))
                .extracting(Diagnosis::topic)
                .containsExactly("windows");
        assertThat(MachineDoctor.windows("C:\\Users\\somebody\\" + "long".repeat(30), "Cp850"))
                .extracting(Diagnosis::topic, Diagnosis::isProblem)
                .containsExactly(tuple("windows", false), tuple("paths", true), tuple("terminal", false));
    }
}
