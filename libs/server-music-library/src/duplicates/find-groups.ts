import { setImmediate } from 'node:timers/promises';
import { isSamePrint } from './compare-prints.ts';
import type { ComparedSong } from './compared-songs.ts';

/** Encodings of a recording differ in length by no more, ms. */
const SAME_LENGTH_MS = 3000;
/** Songs that are compared by their names differ in length by no more, ms. */
const SAME_NAMED_LENGTH_MS = 1000;
/** Time after which other work gets a turn, ms. */
const TURN_MS = 10;

/** How sure it is that songs are the same, the surest first. */
const reasons = ['hash', 'print', 'names'] as const;
export type DuplicateReason = (typeof reasons)[number];

/** Songs that are the same; the reason is that of the least sure pair. */
export interface FoundGroup {
  ids: number[];
  reason: DuplicateReason;
}

/** Key of a pair of songs, whatever their order. */
export const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * Finds songs that are the same. Songs with fingerprints are compared by these, others by title, artists and length.
 *
 * @param songs the shortest first
 * @param prints fingerprints by song
 * @param kept keys of pairs that are known to be wanted both, see `pairKey`
 */
export async function findGroups(
  songs: readonly ComparedSong[],
  prints: ReadonlyMap<number, Int32Array>,
  kept: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const groups = createGroups();
  let turn = performance.now();
  for (const [at, song] of songs.entries()) {
    for (let next = at + 1; next < songs.length; next += 1) {
      const other = songs[next] as ComparedSong;
      if (other.durationMs - song.durationMs > SAME_LENGTH_MS) break;
      const reason = reasonFor(song, other, prints);
      if (reason && !kept.has(pairKey(song.id, other.id))) groups.join(song.id, other.id, reason);
    }
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    signal.throwIfAborted();
    turn = performance.now();
  }
  return groups.all();
}

function reasonFor(
  a: ComparedSong,
  b: ComparedSong,
  prints: ReadonlyMap<number, Int32Array>,
): DuplicateReason | undefined {
  if (a.sound !== '' && a.sound === b.sound) return 'hash';
  const [left, right] = [prints.get(a.id), prints.get(b.id)];
  if (left && right) return isSamePrint(left, right) ? 'print' : undefined;
  const isSameLength = Math.abs(a.durationMs - b.durationMs) <= SAME_NAMED_LENGTH_MS;
  return isSameLength && a.name === b.name && !a.name.startsWith('\n') ? 'names' : undefined;
}

/** Collects pairs into groups. */
function createGroups() {
  const groupOf = new Map<number, FoundGroup>();
  return {
    join(a: number, b: number, reason: DuplicateReason): void {
      const left = groupOf.get(a) ?? { ids: [a], reason };
      const right = groupOf.get(b) ?? { ids: [b], reason };
      const all = [left.reason, right.reason, reason].map((each) => reasons.indexOf(each));
      const group = {
        ids: left === right ? left.ids : [...left.ids, ...right.ids],
        reason: reasons[Math.max(...all)] ?? reason,
      };
      for (const id of group.ids) groupOf.set(id, group);
    },
    all: (): FoundGroup[] =>
      [...new Set(groupOf.values())].map(({ ids, reason }) => ({ ids: ids.sort((a, b) => a - b), reason })),
  };
}
