import type { LibraryInitial } from '@qingyin/contract';
import type { Viewer } from '../../song-access.ts';
import type { SongFilter } from '../heard-songs.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { countInitials } from './count-initials.ts';
import { heardMarks } from './heard-marks.ts';
import type { SharedSongOrder } from './orders.ts';
import { remember } from './remember.ts';

export interface SongListFilter extends SongFilter {
  /** first year of a decade */
  decade?: number | undefined;
}

/** Songs that a viewer hears, filtered and in an order. */
export interface SongList {
  songs: Int32Array;
  durationMs: number;
  /** in the order `name` only */
  initials: LibraryInitial[];
}

/** Songs of a list. */
export function songList(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  order: SharedSongOrder,
  filter: SongListFilter,
): SongList {
  if (filter.genre !== undefined && !snapshot.songs.byGenre.has(filter.genre))
    return { songs: new Int32Array(), durationMs: 0, initials: [] };
  const { genre, libraryId, decade } = filter;
  const key = `songs ${JSON.stringify([viewer.libraries, snapshot.language, order, genre, libraryId, decade])}`;
  return remember(
    snapshot,
    key,
    () => selectSongs(snapshot, viewer, order, filter),
    ({ songs }) => songs.byteLength,
  );
}

function selectSongs(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  order: SharedSongOrder,
  { decade, ...filter }: SongListFilter,
): SongList {
  const { years, durationsMs, initials, orders } = snapshot.songs;
  const heard = heardMarks(snapshot, viewer, filter);
  const songs = orders[order].filter((song) => heard[song] === 1 && isInDecade(years[song] ?? 0, decade));
  let durationMs = 0;
  for (const song of songs) durationMs += durationsMs[song] ?? 0;
  return {
    songs,
    durationMs,
    initials: order === 'name' ? countInitials(songs, initials, snapshot.initials) : [],
  };
}

/** Whether a year lies in a decade. @param decade its first year; undefined: any year does */
export const isInDecade = (year: number, decade: number | undefined): boolean =>
  decade === undefined || (year >= decade && year < decade + 10);
