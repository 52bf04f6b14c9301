import { type Track } from '@qingyin/contract';
import { type SongSearch } from '@qingyin/routing';
import { type SongSource } from './song-grid-props.ts';

/** A song that a link led to. */
export interface LinkedSong {
  id: number;
  /** its row in the list as the screen gave it */
  row: number;
  /** where it is to start, ms */
  startMs: number;
}

/** Row of the song that a link leads to, also where it has not been fetched yet; undefined for none. */
export function rowOfLink(song: string | undefined, { count, rowAt, ids }: SongSource): number | undefined {
  if (song === undefined) return undefined;
  const rows = ids ?? Array.from({ length: count }, (_, index) => rowAt(index)?.id);
  const row = rows.findIndex((id) => String(id) === song);
  return row < 0 ? undefined : row;
}

/** The song of this list that an address leads to; null for none. A start known to be beyond its end is none. */
export function linkedSong({ song, t = 0 }: SongSearch, source: SongSource): LinkedSong | null {
  const row = rowOfLink(song, source);
  if (row === undefined) return null;
  const track = source.rowAt(row);
  const startMs = t * 1000;
  return { id: Number(song), row, startMs: !track || isWithin(startMs, track) ? startMs : 0 };
}

const isWithin = (ms: number, { durationMs }: Track): boolean => durationMs <= 0 || ms < durationMs;
