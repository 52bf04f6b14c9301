import { type Track } from '@qingyin/contract';
import { type SongSearch } from '@qingyin/routing';
import { type SongSource } from './song-grid-props.ts';

/** Song that the page's address links to. */
export interface LinkedSong {
  id: number;
  /** its row in the list's own order */
  row: number;
  /** start position, ms */
  startMs: number;
}

/** Row of a linked song, even if the song was not fetched yet; undefined if it is not in the list. */
export function rowOfLink(song: string | undefined, { count, rowAt, ids }: SongSource): number | undefined {
  if (song === undefined) return undefined;
  const rows = ids ?? Array.from({ length: count }, (_, index) => rowAt(index)?.id);
  const row = rows.findIndex((id) => String(id) === song);
  return row < 0 ? undefined : row;
}

/** Linked song of an address in this list; null without one. A start position beyond the end is dropped. */
export function linkedSong({ song, t = 0 }: SongSearch, source: SongSource): LinkedSong | null {
  const row = rowOfLink(song, source);
  if (row === undefined) return null;
  const track = source.rowAt(row);
  const startMs = t * 1000;
  return { id: Number(song), row, startMs: !track || isWithin(startMs, track) ? startMs : 0 };
}

const isWithin = (ms: number, { durationMs }: Track): boolean => durationMs <= 0 || ms < durationMs;
