import type { CreditRole, LibraryInitial } from '@qingyin/contract';
import { defaultLocale } from '@qingyin/locales';
import type { Db } from '@qingyin/server-db';
import { type SongRecord, songsByIds } from '../song-records.ts';
import type { Viewer } from '../song-access.ts';
import { currentSnapshot } from './lists/current-snapshot.ts';
import { currentSnapshotIn } from './lists/languages/snapshot-in.ts';
import type { CatalogueSnapshot } from './lists/catalogue-snapshot.ts';
import { indexOf } from './lists/index-of.ts';
import type { SharedSongOrder } from './lists/orders.ts';
import { playsBySong } from './lists/plays-by-song.ts';
import { type SongList, songList, type SongListFilter } from './lists/song-list.ts';

export interface LibrarySongFilter extends SongListFilter {
  artistId?: number | undefined;
  /** part of the artist in the songs; undefined: the artist sings or plays them */
  role?: CreditRole | undefined;
}

export interface LibrarySongPage extends LibrarySongFilter {
  order: SharedSongOrder | 'plays';
  limit: number;
  offset: number;
  /** language of the order of names */
  locale?: string | undefined;
}

/** Number and length (ms) of songs. */
export async function countSongs(db: Db, viewer: Viewer) {
  const { songs, durationMs } = songList(await currentSnapshot(db), viewer, 'name', {});
  return { total: songs.length, duration: durationMs };
}

/** Orders that are the same in all languages. */
const NAMELESS: ReadonlySet<LibrarySongPage['order']> = new Set(['added', 'year']);

/** A page of songs of the music libraries, with number, length (ms) and in the order `name` initials of all of them. */
export async function librarySongs(
  db: Db,
  viewer: Viewer,
  { order, limit, offset, locale = defaultLocale, artistId, role, ...filter }: LibrarySongPage,
): Promise<{ songs: SongRecord[]; total: number; duration: number; initials: LibraryInitial[] }> {
  const snapshot = NAMELESS.has(order)
    ? await currentSnapshot(db)
    : await currentSnapshotIn(db, viewer, locale);
  const all = songList(snapshot, viewer, order === 'plays' ? 'name' : order, filter);
  const list = artistId === undefined ? all : await onlyOfArtist(db, snapshot, all, artistId, role);
  const page =
    order === 'plays'
      ? mostPlayedFirst(list.songs, await playsBySong(db, snapshot, viewer.userId), offset, offset + limit)
      : list.songs.subarray(offset, offset + limit);
  const ids = Array.from(page, (song) => snapshot.songs.ids[song] ?? 0);
  return {
    songs: await songsByIds(db, ids, viewer),
    total: list.songs.length,
    duration: list.durationMs,
    initials: order === 'plays' ? [] : list.initials,
  };
}

async function onlyOfArtist(
  db: Db,
  { songs: { ids, durationsMs } }: CatalogueSnapshot,
  { songs }: SongList,
  artistId: number,
  role: CreditRole | undefined,
): Promise<SongList> {
  const rows =
    role === undefined
      ? await db.selectFrom('song_artist').select('song_id').where('artist_id', '=', artistId).execute()
      : await db
          .selectFrom('song_credit')
          .select('song_id')
          .where('artist_id', '=', artistId)
          .where('role', '=', role)
          .execute();
  const wanted = new Set(rows.map(({ song_id }) => indexOf(ids, song_id)));
  const found = songs.filter((song) => wanted.has(song));
  const durationMs = found.reduce((sum, song) => sum + (durationsMs[song] ?? 0), 0);
  return { songs: found, durationMs, initials: [] };
}

/** A part of a list in which the songs with most plays come first; others and equal ones keep their order. */
function mostPlayedFirst(
  songs: Int32Array,
  plays: ReadonlyMap<number, number>,
  from: number,
  to: number,
): number[] {
  const played = [...songs.filter((song) => plays.has(song))];
  played.sort((one, other) => (plays.get(other) ?? 0) - (plays.get(one) ?? 0));
  const page = played.slice(from, to);
  // Without building the whole list, which would be garbage of a megabyte for each page.
  let place = played.length;
  for (const song of songs) {
    if (place >= to) break;
    if (plays.has(song)) continue;
    if (place >= from) page.push(song);
    place += 1;
  }
  return page;
}
