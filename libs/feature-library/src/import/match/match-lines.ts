import type { Track } from '@qingyin/contract';
import type { Dictionary } from '@qingyin/text';
import type { ImportLine } from './import-line.ts';
import { matchById, matchLine, type Search } from './match-line.ts';

/** So many searches are under way at once. */
const AT_ONCE = 4;
const IDS_PER_CALL = 500;
/** A service that fails so often in a row is not there. */
const FAILURES = 3;

export interface MatchPorts {
  search: Search;
  byIds: (ids: readonly number[]) => Promise<readonly Track[]>;
  dictionary: Dictionary;
  /** hears of each line that was looked for */
  onLine: (index: number, line: ImportLine) => void;
  signal: AbortSignal;
}

/**
 * Looks for all lines that are still waiting: first our own numbers together, then everything else by words. A line
 * whose search fails goes on waiting; when the service fails again and again the rest is not asked for. Ends early, and
 * silently, when the signal says so.
 *
 * @returns what the last search that failed came to; undefined when none did
 */
export async function matchLines(lines: readonly ImportLine[], ports: MatchPorts): Promise<unknown> {
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

/** The places of the lines that were found by their numbers. */
async function matchNumbers(lines: readonly ImportLine[], ports: MatchPorts): Promise<Set<number>> {
  const { byIds, dictionary, onLine, signal } = ports;
  const found = new Set<number>();
  const numbered = lines.flatMap(({ song, state }, index) =>
    state === 'waiting' && song.id !== undefined ? [{ index, song, id: song.id }] : [],
  );
  for (let from = 0; from < numbered.length && !signal.aborted; from += IDS_PER_CALL) {
    const part = numbered.slice(from, from + IDS_PER_CALL);
    // Without an answer they are looked for by their words.
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
