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
import { libraryKeys } from './keys.ts';

/** The feature of `/x/capabilities` that stands for clearing these lists and taking it back. */
export const RECORD_CLEAR = 'record-clear';

/** As many as our service hands on; others give what they have. */
const LIMIT = 300;

/** Something that was played. */
export interface Played<Thing> {
  /** a number, or a video's vid */
  id: string;
  /** when last, ms since 1970 */
  at: number;
  thing: Thing;
}

/** An MV or a video, as far as its card needs it. */
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

/** Newest first, each thing once, whatever the service thinks of order; a thing that came without anything is left out. */
function toPlayed<Data, Thing>(
  rows: readonly Row<Data>[],
  read: (row: Row<Data>) => Thing | undefined,
): Played<Thing>[] {
  const known = new Set<string>();
  return rows
    .toSorted((a, b) => b.playTime - a.playTime)
    .flatMap((row) => {
      const id = String(row.resourceId);
      const thing = row.data ? read(row) : undefined;
      if (thing === undefined || known.has(id)) return [];
      known.add(id);
      return [{ id, at: row.playTime, thing }];
    });
}

const options = <Thing>(
  uid: string,
  list: RecentList,
  queryFn: (signal: AbortSignal) => Promise<Played<Thing>[]>,
) =>
  queryOptions({
    queryKey: libraryKeys.recent(uid, list),
    queryFn: ({ signal }) => queryFn(signal),
    // Another device may be playing.
    staleTime: staleTime.seconds(20),
  });

/** Songs somebody played, newest first (contract page, 4.20). */
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

/** MVs and videos in one list. Other services give some of them as MVs of the older form (contract page, 4.20). */
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
