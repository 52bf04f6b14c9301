import type { Track } from '@qingyin/contract';
import type { PlaylistFileSong } from '@qingyin/playlist-files';

/** `waiting`: not searched for yet, or the search failed. */
export type LineState = 'waiting' | 'sure' | 'unsure' | 'none';

/** Line of an imported list with the catalogue songs it may stand for. */
export interface ImportLine {
  song: PlaylistFileSong;
  state: LineState;
  /** best match first */
  candidates: readonly Track[];
  /** id of the candidate to import; null = the line is left out */
  chosen: number | null;
}

/** Display text of a line: artists and title as the source gives them. */
export const lineText = ({ title, artists }: PlaylistFileSong): string =>
  [artists.join(' / '), title].filter(Boolean).join(' - ');

/** Ids of the chosen songs in the order of the source, without duplicates. */
export const chosenIds = (lines: readonly ImportLine[]): number[] => [
  ...new Set(lines.flatMap(({ chosen }) => chosen ?? [])),
];

/** Number of lines in each state. */
export function countStates(lines: readonly ImportLine[]): Record<LineState, number> {
  const counts: Record<LineState, number> = { waiting: 0, sure: 0, unsure: 0, none: 0 };
  for (const { state } of lines) counts[state]++;
  return counts;
}
