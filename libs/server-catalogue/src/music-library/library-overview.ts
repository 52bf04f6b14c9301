import type { Db } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import type { AnswerOf, endpoints, LibraryPlayedAlbum, LibraryPlayedSong } from '@qingyin/contract';
import { songsByIds } from '../song-records.ts';
import type { Viewer } from '../song-access.ts';
import { toSongWithPrivilege } from '../songs.ts';
import { libraryDecades, libraryGenres } from './library-genres.ts';
import { albumIds, libraryAlbumsByIds } from './library-albums.ts';
import { countArtists } from './library-artists.ts';
import { countSongs } from './library-songs.ts';
import { mostPlayedAlbums, mostPlayedSongs } from './plays.ts';

const RECENT = 20;
const PLAYED_SONGS = 10;
const PLAYED_ALBUMS = 12;
const GENRES = 12;
const REDISCOVER_AFTER_MS = 90 * DAY_MS;
/** An album is worth rediscovering when its songs were played so often together. */
const REDISCOVER_PLAYS = 5;

type Overview = Omit<AnswerOf<typeof endpoints.musicLibrary.overview>, 'code'>;

/** Whether the viewer hears a music library, even an empty one. */
export const hearsLibrary = ({ libraries }: Viewer): boolean => libraries.length > 0;

/** What the start page of the music libraries shows. @param now ms since 1970 */
export async function libraryOverview(
  db: Db,
  viewer: Viewer,
  { now, origin }: { now: number; origin: string },
): Promise<Overview> {
  const { total: songs, duration } = await countSongs(db, viewer);
  const { ids: recent } = await albumIds(db, viewer, {
    ...{ order: 'added', seed: 0, limit: RECENT, offset: 0 },
  });
  const { albums, decades } = await libraryDecades(db, viewer);
  const before = now - REDISCOVER_AFTER_MS;
  return {
    any: hearsLibrary(viewer),
    totals: { songs, albums, artists: await countArtists(db, viewer), duration },
    recentAlbums: await libraryAlbumsByIds(db, viewer, recent, origin),
    topSongs: await topSongs(db, viewer, origin),
    topAlbums: await topAlbums(db, viewer, origin, {}),
    rediscover: await topAlbums(db, viewer, origin, { before, least: REDISCOVER_PLAYS }),
    genres: await libraryGenres(db, viewer, origin, GENRES),
    decades,
  };
}

async function topSongs(db: Db, viewer: Viewer, origin: string): Promise<LibraryPlayedSong[]> {
  const rows = await mostPlayedSongs(db, viewer, PLAYED_SONGS);
  const plays = new Map(rows.map((row) => [row.id, row.plays]));
  const records = await songsByIds(db, [...plays.keys()], viewer);
  return records.map((record) => ({
    song: toSongWithPrivilege(record, origin),
    playCount: plays.get(record.song.id) ?? 0,
  }));
}

async function topAlbums(
  db: Db,
  viewer: Viewer,
  origin: string,
  times: { before?: number; least?: number },
): Promise<LibraryPlayedAlbum[]> {
  const rows = await mostPlayedAlbums(db, viewer, { ...times, limit: PLAYED_ALBUMS });
  const plays = new Map(rows.map((row) => [row.id, row.plays]));
  const albums = await libraryAlbumsByIds(db, viewer, [...plays.keys()], origin);
  return albums.map((album) => ({ album, playCount: plays.get(album.id) ?? 0 }));
}
