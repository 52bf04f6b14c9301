import type { Track } from '@qingyin/contract';
import type { Player } from '@qingyin/player';
import { type SlicedPlaylist, SLICE_SIZE } from './sliced-playlist.ts';

/** Songs of any length that can be played; `kind` of the queue's source, by default a playlist. */
export type PlayableList = Pick<SlicedPlaylist, 'id' | 'count' | 'trackAt' | 'load'> & { kind?: string };

/** Number of the last started list: an older run adds nothing to a newer one's queue. */
let started = 0;

const playable = (tracks: readonly Track[]) => tracks.filter(({ unplayable }) => unplayable === null);

/** Fetched rows from `start` on, up to the first missing one. */
function thereFrom(list: PlayableList, start: number): { tracks: Track[]; end: number } {
  const tracks: Track[] = [];
  let end = start;
  for (let track = list.trackAt(end); track; track = list.trackAt(++end)) tracks.push(track);
  return { tracks, end };
}

/**
 * Plays a list of any length: fetched songs start at once, the rest is added to the queue slice by slice while the
 * queue belongs to this list. Started in an unfetched part, the queue continues to the end and wraps around. A
 * slice that fails later is skipped.
 *
 * @throws if the first songs cannot be fetched
 */
export async function playSlicedPlaylist(player: Player, list: PlayableList, index?: number): Promise<void> {
  const source = { kind: list.kind ?? 'playlist', id: list.id };
  const run = ++started;
  const top = thereFrom(list, 0);
  let start = 0;
  let { tracks, end } = top;
  if (index !== undefined && index >= top.end) {
    start = index;
    ({ tracks, end } = thereFrom(list, index));
  }
  if (tracks.length === 0) {
    end = Math.min(start + SLICE_SIZE, list.count);
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

/** Splits the rows from `start` to `end` at slice boundaries. */
function steps(start: number, end: number): [number, number][] {
  const parts: [number, number][] = [];
  for (let from = start; from < end;) {
    const to = Math.min((Math.floor(from / SLICE_SIZE) + 1) * SLICE_SIZE, end);
    parts.push([from, to]);
    from = to;
  }
  return parts;
}
