import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';
import { type LongList, SLICE } from './long-list.ts';

/** Counts the lists that were started: an older one adds nothing to a newer one's queue. */
let started = 0;

const playable = (tracks: readonly Track[]) => tracks.filter(({ unplayable }) => unplayable === null);

/** The rows from `start` on that are there already, without a gap. */
function thereFrom(list: LongList, start: number): { tracks: Track[]; end: number } {
  const tracks: Track[] = [];
  let end = start;
  for (let track = list.trackAt(end); track; track = list.trackAt(++end)) tracks.push(track);
  return { tracks, end };
}

/**
 * Plays a list of any length: what is there sounds at once, the rest follows into the queue slice by slice, as
 * long as the queue is still this list's. Started in the middle of what was not fetched yet, the queue goes on to
 * the end and then around. Rejects when the first songs cannot be fetched; a slice lost later is left out.
 */
export async function playProgressively(player: Player, list: LongList, index?: number): Promise<void> {
  const source = { kind: 'playlist', id: list.id };
  const run = ++started;
  const top = thereFrom(list, 0);
  let start = 0;
  let { tracks, end } = top;
  if (index !== undefined && index >= top.end) {
    start = index;
    ({ tracks, end } = thereFrom(list, index));
  }
  if (tracks.length === 0) {
    end = Math.min(start + SLICE, list.count);
    tracks = await list.load(start, end);
    if (run !== started) return;
  }
  const at = index === undefined ? undefined : playable(tracks.slice(0, index - start)).length;
  player.playList(playable(tracks), at, source);

  const rest = [...steps(end, list.count), ...steps(0, start)];
  for (const [from, to] of rest) {
    const more = await list.load(from, to).catch(() => []);
    const { source: now } = player.snapshot.get();
    if (run !== started || now?.kind !== source.kind || now.id !== source.id) return;
    player.enqueue(playable(more));
  }
}

/** The rows from `start` to `end` in parts that need one slice each. */
function steps(start: number, end: number): [number, number][] {
  const parts: [number, number][] = [];
  for (let from = start; from < end;) {
    const to = Math.min((Math.floor(from / SLICE) + 1) * SLICE, end);
    parts.push([from, to]);
    from = to;
  }
  return parts;
}
