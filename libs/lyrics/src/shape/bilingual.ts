import { isCredit } from '../credits/extract-credits.ts';
import type { LyricLine, Lyrics } from '../model.ts';
import { isMostly } from './scripts.ts';
import { splitTranslations } from './inline-translations.ts';
import { joinShifted } from './shifted-translations.ts';

/** Share of timestamps with exactly two (or three) lines from which the further lines count as translations. */
const MOSTLY = 0.6;
/** QQ Music's placeholder for a missing translation. */
const NO_TRANSLATION = /^\/{2,}$/;

/** Groups lines by timestamp, in the order of the file. */
function groupsOf(lines: readonly LyricLine[]): LyricLine[][] {
  const groups: LyricLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.[0]?.startMs === line.startMs) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

const isCredits = (group: readonly LyricLine[]): boolean => group.every(({ text }) => isCredit(text));

/** Number of groups at the beginning that hold only title and credits. */
function headLength(groups: readonly LyricLine[][]): number {
  const sung = groups.findIndex((group) => group.length > 1 && !isCredits(group));
  return groups.slice(0, Math.max(0, sung)).findLastIndex(isCredits) + 1;
}

/** Whether most groups have this number of lines; single credits do not count. */
function areMostly(groups: readonly LyricLine[][], length: number): boolean {
  const counted = groups.filter((group) => group.length !== 1 || !isCredits(group));
  const such = counted.filter((group) => group.length === length).length;
  return such >= 2 && such >= counted.length * MOSTLY;
}

const beside = (key: 'translation' | 'romanisation', line: LyricLine | undefined) =>
  line && !NO_TRANSLATION.test(line.text) ? { [key]: line.text } : {};

/** Two lines per timestamp: the second one is the translation. */
function joinPairs(groups: readonly LyricLine[][]): LyricLine[] | undefined {
  if (!areMostly(groups, 2)) return undefined;
  return groups.flatMap((group) => {
    const [first, second] = group;
    if (group.length !== 2 || !first || !second || second.words || first.translation || isCredits(group))
      return group;
    return [{ ...first, ...beside('translation', second) }];
  });
}

/** Three lines per timestamp, the first one not in Latin script: one in Latin script is the romanization. */
function joinTriples(groups: readonly LyricLine[][]): LyricLine[] | undefined {
  if (!areMostly(groups, 3)) return undefined;
  const triples = groups.filter(({ length }) => length === 3);
  const [first, second, third] = [0, 1, 2].map((at) =>
    isMostly(
      triples.flatMap((group) => group[at]?.text ?? []),
      'latin',
    ),
  );
  if (first || !(second || third)) return undefined;
  // Of two lines in Latin script the first one is the romanization, by convention.
  const [roman, translated] = second ? ([1, 2] as const) : ([2, 1] as const);
  return groups.flatMap((group) => {
    const [sung] = group;
    if (!sung || group.length !== 3 || group.slice(1).some(({ words }) => words)) return group;
    return [
      { ...sung, ...beside('romanisation', group[roman]), ...beside('translation', group[translated]) },
    ];
  });
}

/**
 * Detects lyrics that hold each line two or three times, translated or romanized, with the same timestamp, with
 * the timestamp of the next line, or on the line itself, and assigns these to their lines. Other lyrics are
 * returned unchanged.
 */
export function joinBilingual(lyrics: Lyrics): Lyrics {
  if (!lyrics.timed) return lyrics;
  const groups = groupsOf(lyrics.lines);
  const from = headLength(groups);
  const sung = groups.slice(from);
  const joined = joinShifted(sung) ?? joinTriples(sung) ?? joinPairs(sung) ?? splitTranslations(sung.flat());
  return joined ? { ...lyrics, lines: [...groups.slice(0, from).flat(), ...joined] } : lyrics;
}
