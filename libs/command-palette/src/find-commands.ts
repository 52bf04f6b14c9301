import type { CommandGroup, CommandId } from '@qingyin/shortcuts';
import { type Dictionary, gradeOf, grades, readQuery, unitsOf } from '@qingyin/text';

/** A command with its label in the language of the interface. */
export interface PaletteCommand {
  id: CommandId;
  group: CommandGroup;
  label: string;
  /** Search terms besides the label. */
  searchTerms: string;
  /** A page without a link in the navigation: shown only for a query. */
  queryOnly?: boolean;
}

/** Maximum number of matches per group. */
const SHOWN = 5;

/**
 * Finds the commands that match a query, best match first: by label, by pinyin if there is a dictionary, or by
 * English search terms. Recently used commands come first among equal matches.
 */
export function findCommands(
  commands: readonly PaletteCommand[],
  wanted: string,
  recent: readonly string[],
  dictionary?: Dictionary,
): PaletteCommand[] {
  const query = readQuery(wanted, dictionary);
  const freshness = ({ id }: PaletteCommand) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const found = commands.flatMap((command) => {
    const names = [command.label, command.searchTerms].map((name) => unitsOf(name, dictionary));
    const grade = gradeOf(query, names);
    return grade !== undefined && grade <= grades.scattered ? [{ command, grade }] : [];
  });
  found.sort((a, b) => a.grade - b.grade || freshness(a.command) - freshness(b.command));
  const shown = new Map<CommandGroup, number>();
  return found.flatMap(({ command }) => {
    const count = (shown.get(command.group) ?? 0) + 1;
    shown.set(command.group, count);
    return count <= SHOWN ? [command] : [];
  });
}
