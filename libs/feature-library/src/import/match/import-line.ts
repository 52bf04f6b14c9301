import type { Track } from '@qingyin/contract';
import type { ListedSong } from '@qingyin/data-library';

/** `waiting`: not looked for yet, or its search failed. */
export type LineState = 'waiting' | 'sure' | 'unsure' | 'none';

/** A line of a list that is being imported, and what it may be here. */
export interface ImportLine {
  song: ListedSong;
  state: LineState;
  /** the best first */
  candidates: readonly Track[];
  /** the id of the candidate that will be taken; null = left out */
  chosen: number | null;
}

/** A line as it was written, for people. */
export const wordsOf = ({ title, artists }: ListedSong): string =>
  [artists.join(' / '), title].filter(Boolean).join(' - ');

/** The ids that will be put in, in the order of the source, each once. */
export const chosenIds = (lines: readonly ImportLine[]): number[] => [
  ...new Set(lines.flatMap(({ chosen }) => chosen ?? [])),
];

/** How many lines there are of each state. */
export function countStates(lines: readonly ImportLine[]): Record<LineState, number> {
  const counts: Record<LineState, number> = { waiting: 0, sure: 0, unsure: 0, none: 0 };
  for (const { state } of lines) counts[state]++;
  return counts;
}
