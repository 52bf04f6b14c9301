import type { Track } from '@qingyin/contract';
import type { Dictionary } from '@qingyin/text';
import type { ImportLine } from './import-line.ts';
import { matchById, matchLine, type SearchSongs } from './match-line.ts';

/** Concurrency limit of the searches. */
const AT_ONCE = 4;
const IDS_PER_CALL = 500;
/** Number of consecutive failures after which the service counts as unreachable. */
const FAILURES = 3;

export interface MatchOptions {
  search: SearchSongs;
  byIds: (ids: readonly number[]) => Promise<readonly Track[]>;
  dictionary: Dictionary;
  /** called with the result of each searched line */
  onLine: (index: number, line: ImportLine) => void;
  signal: AbortSignal;
}

/**
 * Matches all waiting lines: first the lines with catalogue ids in batches, then the rest by search. A line whose
 * search fails stays `waiting`; after `FAILURES` consecutive failures the remaining lines are skipped. An abort by
 * `signal` ends it early without an error.
 * @returns the error of the last failed search; undefined when none failed
 */
export async function matchLines(lines: readonly ImportLine[], ports: MatchOptions): Promise<unknown> {
  const { search, dictionary, onLine, signal } = ports;
  const byNumber = await matchNumbers(lines, ports);
  const queue = lines.flatMap((line, index) =>
    line.state === 'waiting' && !byNumber.has(index) ? [{ index, song: line.song }] : [],
  );
  let failures = 0;
  let failure: unknown;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && !signal.aborted && failures < FAILURES; next = queue.shift()) {
      try {
        const line = await matchLine(next.song, search, dictionary);
        failures = 0;
        if (!signal.aborted) onLine(next.index, line);
      } catch (error) {
        failures++;
        failure = error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failure;
}

/** Matches the lines that carry a catalogue id; returns the indexes of the matched lines. */
async function matchNumbers(lines: readonly ImportLine[], ports: MatchOptions): Promise<Set<number>> {
  const { byIds, dictionary, onLine, signal } = ports;
  const found = new Set<number>();
  const numbered = lines.flatMap(({ song, state }, index) =>
    state === 'waiting' && song.id !== undefined ? [{ index, song, id: song.id }] : [],
  );
  for (let from = 0; from < numbered.length && !signal.aborted; from += IDS_PER_CALL) {
    const part = numbered.slice(from, from + IDS_PER_CALL);
    // After a failed request the lines fall through to the text search.
    const tracks = await byIds([...new Set(part.map(({ id }) => id))]).catch(() => []);
    if (signal.aborted) break;
    const known = new Map(tracks.map((track) => [track.id, track]));
    for (const { index, song, id } of part) {
      const line = matchById(song, known.get(id), dictionary);
      if (!line) continue;
      found.add(index);
      onLine(index, line);
    }
  }
  return found;
}
