import { endpoints, type SearchResult } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toAlbums, toArtists } from '../../entities/albums.ts';
import { toPlaylists } from '../../entities/playlists.ts';
import { type SongRecord, withDetails } from '../../entities/song-records.ts';
import { toOldSong, toSongWithPrivilege } from '../../entities/songs.ts';
import { toUserBrief } from '../../entities/users.ts';
import type { Call } from '../../http/call.ts';
import { limited, rules } from '../../http/limits/index.ts';
import { route, type Route } from '../../http/route.ts';
import { findAlbums, findArtists, findByLyric, findPlaylists, findSongs, findUsers } from './find.ts';

const { music } = endpoints;

interface Query {
  keywords: string;
  type: number;
  limit: number;
  offset: number;
}

/** The numbers of the contract (3.7). Types we have nothing of give an empty result. */
const types = { song: 1, album: 10, artist: 100, playlist: 1000, user: 1002, lyric: 1006 } as const;

async function results<T extends object>(
  call: Call,
  { keywords, type, ...window }: Query,
  shape: (record: SongRecord, origin: string) => T,
): Promise<SearchResult<T>> {
  const { db, origin } = call;
  const publicView = { origin, userId: null };
  const more = (total: number): boolean => total > window.offset + window.limit;
  switch (type) {
    case types.song: {
      const { rows, total } = await findSongs(db, keywords, window);
      const records = await withDetails(db, rows);
      return rows.length
        ? { songs: records.map((record) => shape(record, origin)), songCount: total, hasMore: more(total) }
        : {};
    }
    case types.lyric: {
      const { rows, total } = await findByLyric(db, keywords, window);
      const lines = new Map(rows.map((row) => [row.id, row.lines]));
      const records = await withDetails(db, rows);
      const songs = records.map((record) => ({
        ...shape(record, origin),
        lyrics: lines.get(record.song.id) ?? [],
      }));
      return rows.length ? { songs, songCount: total, hasMore: more(total) } : {};
    }
    case types.album: {
      const { rows, total } = await findAlbums(db, keywords, window);
      return rows.length ? { albums: await toAlbums(db, rows, origin), albumCount: total } : {};
    }
    case types.artist: {
      const { rows, total } = await findArtists(db, keywords, window);
      return rows.length
        ? { artists: await toArtists(db, rows, origin), artistCount: total, hasMore: more(total) }
        : {};
    }
    case types.playlist: {
      const { rows, total } = await findPlaylists(db, keywords, window);
      return rows.length
        ? { playlists: await toPlaylists(db, rows, publicView), playlistCount: total, hasMore: more(total) }
        : {};
    }
    case types.user: {
      const { rows, total } = await findUsers(db, keywords, window);
      return rows.length
        ? {
            userprofiles: rows.map((row) => toUserBrief(row, origin)),
            userprofileCount: total,
            hasMore: more(total),
          }
        : {};
    }
    default:
      return {};
  }
}

/** Search proper, in both song forms. */
export const searchRoutes: Route[] = [
  route(music.search, schemas.music.search, async (call, query) => ({
    code: 200,
    result: await results(call, query, toOldSong),
  })),
  route(music.cloudsearch, schemas.music.cloudsearch, async (call, query) => ({
    code: 200,
    result: await results(call, query, toSongWithPrivilege),
  })),
].map((found) => limited(rules.search, found));
