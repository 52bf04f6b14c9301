import { type Dictionary, gradeOf, grades, readQuery, unitsOf } from '@qingyin/text';
import type { ActGroup, ActId } from '../acts/acts.ts';

/** A page or an act, in the words of the page. */
export interface Command {
  id: ActId;
  group: ActGroup;
  label: string;
  /** what it is also found by */
  words: string;
  /** a page that the navigation does not lead to at once */
  far?: boolean;
}

/** So many of a group are shown for what is typed. */
const SHOWN = 5;

/**
 * The commands that what is typed may mean, the best first: by their names, in pinyin where there is a dictionary, or
 * by their English words. What was used lately comes first among equals.
 */
export function findCommands(
  commands: readonly Command[],
  wanted: string,
  recent: readonly string[],
  dictionary?: Dictionary,
): Command[] {
  const query = readQuery(wanted, dictionary);
  const freshness = ({ id }: Command) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const found = commands.flatMap((command) => {
    const names = [command.label, command.words].map((name) => unitsOf(name, dictionary));
    const grade = gradeOf(query, names);
    return grade !== undefined && grade <= grades.scattered ? [{ command, grade }] : [];
  });
  found.sort((a, b) => a.grade - b.grade || freshness(a.command) - freshness(b.command));
  const shown = new Map<ActGroup, number>();
  return found.flatMap(({ command }) => {
    const count = (shown.get(command.group) ?? 0) + 1;
    shown.set(command.group, count);
    return count <= SHOWN ? [command] : [];
  });
}
