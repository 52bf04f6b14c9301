import {
  type Album,
  endpoints,
  type Playlist,
  type RecentList,
  toTracks,
  type Track,
} from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';
import { lazyLibraryKeys } from './lazy-keys.ts';

/** Name of the capability in `/x/capabilities` for clearing these lists and undoing it. */
export const RECORD_CLEAR = 'record-clear';

/** Limit of the project's own server; other services return what they have. */
const LIMIT = 300;

/** A played resource. */
export interface Played<Item> {
  /** a number, or the `vid` of a video */
  id: string;
  /** time of the last play, ms since 1970 */
  at: number;
  item: Item;
}

/** Fields of an MV or a video that its card needs. */
export interface PlayedFilm {
  kind: 'mv' | 'video';
  title: string;
  coverUrl: string | null;
  by: string;
}

export type PlayedAlbum = Pick<Album, 'id' | 'name' | 'picUrl' | 'artists'>;
export type PlayedPlaylist = Pick<Playlist, 'id' | 'name' | 'coverImgUrl' | 'playCount' | 'trackCount'>;

interface Row<Data> {
  resourceId: string;
  playTime: number;
  data: Data;
}

/**
 * Converts rows: newest first, without duplicates, whatever the order of the service. Rows without data are left
 * out.
 */
function toPlayed<Data, Item>(
  rows: readonly Row<Data>[],
  read: (row: Row<Data>) => Item | undefined,
): Played<Item>[] {
  const known = new Set<string>();
  return rows
    .toSorted((a, b) => b.playTime - a.playTime)
    .flatMap((row) => {
      const id = String(row.resourceId);
      const item = row.data ? read(row) : undefined;
      if (item === undefined || known.has(id)) return [];
      known.add(id);
      return [{ id, at: row.playTime, item }];
    });
}

const options = <Item>(
  uid: string,
  list: RecentList,
  queryFn: (signal: AbortSignal) => Promise<Played<Item>[]>,
) =>
  queryOptions({
    queryKey: lazyLibraryKeys.recent(uid, list),
    queryFn: ({ signal }) => queryFn(signal),
    // Another device may be playing.
    staleTime: staleTime.seconds(20),
  });

/** Songs a user played, newest first (docs/specification/contract/my-music.md#recently-played). */
export const recentSongsQuery = (uid: string) =>
  options(uid, 'song', async (signal) => {
    const params = { limit: LIMIT };
    const { data } = expectOk(await http.call(endpoints.listening.recordRecentSong, { params, signal }));
    return toPlayed(data.list, (row): Track | undefined => toTracks([row.data])[0]);
  });

export const recentPlaylistsQuery = (uid: string) =>
  options(uid, 'playlist', async (signal) => {
    const { data } = expectOk(await http.call(endpoints.listening.recordRecentPlaylist, { signal }));
    return toPlayed(data.list, (row): PlayedPlaylist => row.data);
  });

export const recentAlbumsQuery = (uid: string) =>
  options(uid, 'album', async (signal) => {
    const { data } = expectOk(await http.call(endpoints.listening.recordRecentAlbum, { signal }));
    return toPlayed(data.list, (row): PlayedAlbum => row.data);
  });

/**
 * MVs and videos in one list. Some services return MVs in the older form
 * (docs/specification/contract/my-music.md#recently-played).
 */
export const recentFilmsQuery = (uid: string) =>
  options(uid, 'video', async (signal) => {
    const { data } = expectOk(await http.call(endpoints.listening.recordRecentVideo, { signal }));
    return toPlayed(data.list, (row): PlayedFilm => {
      const film: FilmForms = row.data;
      const by = film.creator?.map(({ userName }) => userName).join(' / ') ?? film.artistName ?? '';
      return {
        kind: /^\d+$/.test(String(row.resourceId)) ? 'mv' : 'video',
        title: film.title ?? film.name ?? '',
        coverUrl: film.coverUrl ?? film.cover ?? null,
        by,
      };
    });
  });

interface FilmForms {
  title?: string;
  name?: string;
  coverUrl?: string;
  cover?: string;
  creator?: { userName: string }[] | null;
  artistName?: string;
}
