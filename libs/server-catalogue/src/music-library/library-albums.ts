import { defaultLocale } from '@qingyin/locales';
import type { Db } from '@qingyin/server-db';
import {
  type LibraryAlbum,
  type LibraryAlbumKind,
  libraryAlbumKinds,
  type LibraryInitial,
} from '@qingyin/contract';
import { isAlbumOf } from '../album-artists.ts';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, hasHeardSong, inDecade } from './heard-songs.ts';
import { type AlbumFilter, albumInitials, albumList, type AlbumOrder } from './lists/album-list.ts';
import { currentSnapshot } from './lists/current-snapshot.ts';
import { currentSnapshotIn } from './lists/languages/snapshot-in.ts';
import { heardAlbums } from './lists/heard-marks.ts';
import { indexOf } from './lists/index-of.ts';
import { playsByAlbum } from './plays.ts';

export interface AlbumPage extends AlbumFilter {
  order: AlbumOrder;
  /** of the order `random` */
  seed: number;
  limit: number;
  offset: number;
  /** language of the order of names */
  locale?: string | undefined;
}

/** Query of the albums of the music libraries with at least one song that the viewer may hear. */
export const visibleAlbums = (db: Db, viewer: Viewer, filter: AlbumFilter = {}) => {
  const { decade, artistId, kind, initial, ...songs } = filter;
  return db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .where(hasHeardSong(viewer, songs))
    .$if(decade !== undefined, (query) => query.where(inDecade(albumYear, decade ?? 0)))
    .$if(artistId !== undefined, (query) => query.where(isAlbumOf(artistId ?? 0)))
    .$if(kind !== undefined, (query) => query.where('library_album.kind', '=', kind ?? ''))
    .$if(initial !== undefined, (query) => query.where('library_album.initial', '=', initial ?? ''));
};

/** Orders that are the same in all languages. */
const NAMELESS: ReadonlySet<AlbumOrder> = new Set(['added', 'year', 'random']);

/** Ids of a page of albums, with the number of all of them and in the order `name` their initials. */
export async function albumIds(
  db: Db,
  viewer: Viewer,
  { order, seed, limit, offset, locale = defaultLocale, ...filter }: AlbumPage,
): Promise<{ ids: number[]; total: number; initials: LibraryInitial[] }> {
  const snapshot =
    NAMELESS.has(order) && filter.initial === undefined
      ? await currentSnapshot(db)
      : await currentSnapshotIn(db, viewer, locale);
  const plays = order === 'plays' ? await albumPlays(db, viewer) : new Map<number, number>();
  const list = albumList(snapshot, viewer, filter, { order, seed, plays });
  return {
    ids: Array.from(list.subarray(offset, offset + limit), (album) => snapshot.albums.ids[album] ?? 0),
    total: list.length,
    initials: order === 'name' ? albumInitials(snapshot, list) : [],
  };
}

async function albumPlays(db: Db, viewer: Viewer): Promise<Map<number, number>> {
  const rows = await playsByAlbum(db, viewer).execute();
  return new Map(rows.map(({ album_id, plays }) => [album_id, Number(plays)]));
}

/** A page of albums, the number of all of them, and in the order `name` their initials. */
export async function libraryAlbums(db: Db, viewer: Viewer, page: AlbumPage, origin: string) {
  const { ids, ...counts } = await albumIds(db, viewer, page);
  return { albums: await libraryAlbumsByIds(db, viewer, ids, origin), ...counts };
}

const kindOf = (text: string): LibraryAlbumKind => libraryAlbumKinds.find((kind) => kind === text) ?? 'album';

/**
 * Albums by id in the given order, with the number and length of the songs that the viewer may hear; albums without
 * any are left out.
 */
export async function libraryAlbumsByIds(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  origin: string,
): Promise<LibraryAlbum[]> {
  if (ids.length === 0) return [];
  const snapshot = await currentSnapshot(db);
  const { sizes, durations } = heardAlbums(snapshot, viewer);
  const rows = await db
    .selectFrom('album')
    .innerJoin('library_album', 'library_album.album_id', 'album.id')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select([
      'album.id',
      'album.name',
      'album.image_key',
      'artist.id as artist_id',
      'artist.name as artist_name',
      'library_album.kind',
      'library_album.added_at',
      albumYear.as('year'),
    ])
    .where('album.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [row, album] = [rowOf.get(id), indexOf(snapshot.albums.ids, id)];
    const size = sizes[album] ?? 0;
    if (!row || size === 0) return [];
    return {
      id,
      name: row.name,
      picUrl: imageUrl(origin, row.image_key),
      artist: { id: row.artist_id, name: row.artist_name },
      kind: kindOf(row.kind),
      year: Number(row.year),
      size,
      duration: durations[album] ?? 0,
      addTime: row.added_at,
    };
  });
}
