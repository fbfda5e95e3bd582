package arena.superbot.windwardopolis;

import static org.assertj.core.api.Assertions.assertThat;

import arena.game.Actions;
import arena.game.Answer;
import arena.game.Chance;
import arena.game.Phase;
import arena.game.Ruling;
import arena.game.Seat;
import arena.game.Settings;
import arena.game.Setup;
import arena.game.Viewpoint;
import arena.games.windwardopolis.State;
import arena.games.windwardopolis.Windwardopolis;
import arena.games.windwardopolis.map.OwnMaps;
import arena.games.windwardopolis.order.Orders;
import arena.superbot.level.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SampleTest {

    private static final Windwardopolis RULES = new Windwardopolis(OwnMaps.FILES);

    @Test
    void the_sample_brings_somebody_to_a_destination_without_a_wrong_order() {
        Settings settings = Settings.of(RULES.info(), Map.of("most-ticks", "6000"));
        Setup setup = new Setup(List.of("Ada_Bot", "Bob_Bot"), 4, settings);
        List<Sample> samples = setup.seats().stream()
                .map(seat -> new Sample(Chance.of(4, "sample " + seat)))
                .toList();
        State state = RULES.start(setup);
        while (RULES.phase(state) instanceof Phase.Turn turn) {
            List<Actions.Action<Orders>> actions = new ArrayList<>();
            for (Seat seat : turn.asked()) {
                Orders orders = samples.get(seat.index()).choose(RULES.view(state, Viewpoint.of(seat)));
                Ruling<Orders> ruling = RULES.judge(state, seat, new Answer.Given<>(orders));
                assertThat(Ruling.isFault(ruling.code())).isFalse();
                actions.add(new Actions.Action<>(seat, ruling.counts()));
            }
            state = RULES.next(state, new Actions<>(actions));
        }
        assertThat(state.trips().limos())
                .anySatisfy(limo -> assertThat(limo.account().delivered()).isNotEmpty());
    }
}
