package arena.tournament.format;

import java.util.List;

/**
 * A section whose members are all known.
 *
 * @param group the members
 * @param advancing how many of the best advance to other sections; 0 if none or all do
 * @param names the name of each contestant for sentences
 */
record KnownSection(Section section, SectionPlay.Group group, int advancing, List<String> names) {}
