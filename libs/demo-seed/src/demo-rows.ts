import { bigPlaylistRows, shortSongRows } from './benchmark-playlists.ts';
import { libraryRows } from './benchmark-library.ts';
import { catalogueRows } from './catalogue.ts';
import { collectionRows } from './collections.ts';
import { crowdRows } from './crowd.ts';
import { guestArtistRows } from './guest-artists.ts';
import { listeningRows } from './listening.ts';
import { DEMO_OWN_PLAYLIST_ID, playlistRows } from './playlists.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import { playlistVersionRows, smartPlaylistRows } from './smart-playlists.ts';
import { socialRows } from './social.ts';
import { createDemoSongs, songArtistRows } from './songs.ts';
import { followRows, userRows } from './users.ts';

export interface SeedOptions {
  /** number of rows of the long playlist 999 (QINGYIN_SEED_BIG); 0 = none */
  big: number;
  /** number of songs of about five seconds in playlist 998 (QINGYIN_SEED_SHORT); 0 = none */
  short: number;
  /** number of songs of a library for benchmarks (QINGYIN_SEED_LIBRARY); 0 = none */
  library?: number;
  /** number of posts by users the demo account follows, for benchmarks (QINGYIN_SEED_CROWD); 0 = none */
  crowd?: number;
  /**
   * ms since 1970, time of the latest plays and of the notifications of the demo account; default: the fixed time
   * of the catalogue
   */
  now?: number;
}

/**
 * Rows of the demo catalogue by table, one part after the other: creating one takes up to about 100 ms, and a caller
 * can yield in between. Deterministic except for the salt in `passwordHash`; in a further release existing rows keep
 * their ids.
 */
export function* demoRowParts(passwordHash: string, options: SeedOptions): Generator<SeedRows> {
  const songs = createDemoSongs();
  const guests = guestArtistRows();
  yield {
    song: [...songs.map(({ row }) => row), ...guests.song],
    song_artist: [...songArtistRows(songs), ...guests.song_artist],
  };
  const catalogue = catalogueRows(songs);
  yield catalogue;
  const lists = playlistRows(songs);
  const heard = listeningRows(songs, lists, options.now ?? SEED_TIME);
  yield { user: userRows(passwordHash, heard.listened) };
  yield lists;
  yield heard.rows;
  yield followRows();
  yield socialRows(songs, catalogue);
  yield collectionRows(catalogue);
  yield smartPlaylistRows();
  yield playlistVersionRows(DEMO_OWN_PLAYLIST_ID, lists.playlist_track ?? []);
  if (options.big) yield bigPlaylistRows(songs, options.big);
  if (options.library) yield libraryRows(songs, options.library, options.now ?? SEED_TIME);
  if (options.crowd) yield crowdRows(options.crowd, options.now ?? SEED_TIME);
  if (options.short) yield shortSongRows(songs, options.short);
}

/** All parts of `demoRowParts`. */
export const createDemoRows = (passwordHash: string, options: SeedOptions): SeedRows[] => [
  ...demoRowParts(passwordHash, options),
];
