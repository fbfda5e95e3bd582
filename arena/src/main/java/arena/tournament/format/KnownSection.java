package arena.tournament.format;

import java.util.List;

/**
 * A section whose members are all known.
 *
 * @param group who they are
 * @param advancing how many of the best go on to other sections; 0 if none or all do
 * @param names what each contestant is called, for sentences
 */
record KnownSection(Section section, SectionPlay.Group group, int advancing, List<String> names) {}
