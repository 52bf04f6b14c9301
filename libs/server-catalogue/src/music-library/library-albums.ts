import type { Db } from '@qingyin/server-db';
import { type LibraryAlbum, type LibraryAlbumKind, libraryAlbumKinds } from '@qingyin/contract';
import { sql } from 'kysely';
import { isAlbumOf } from '../album-artists.ts';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, hasHeardSong, heardSongs, inDecade, type SongFilter } from './heard-songs.ts';
import { countInitials } from './initials.ts';
import { playsByAlbum } from './plays.ts';

export interface AlbumFilter extends SongFilter {
  /** first year of a decade */
  decade?: number | undefined;
  /** albums of this artist */
  artistId?: number | undefined;
  kind?: LibraryAlbumKind | undefined;
  initial?: string | undefined;
}

export interface AlbumPage extends AlbumFilter {
  order: 'added' | 'name' | 'artist' | 'year' | 'plays' | 'random';
  /** of the order `random` */
  seed: number;
  limit: number;
  offset: number;
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

/** Large enough to shuffle by a multiplication, small enough for 64 bits. */
const [SHUFFLE_PRIME, SHUFFLE_RANGE] = [1_000_003, 100_003];

/** Ids of a page of albums. */
export async function albumIds(db: Db, viewer: Viewer, { order, seed, limit, offset, ...filter }: AlbumPage) {
  const all = visibleAlbums(db, viewer, filter).select('album.id').limit(limit).offset(offset);
  const byName = (query: typeof all) =>
    query
      .orderBy(sql`library_album.initial = '#'`)
      .orderBy('library_album.initial')
      .orderBy('library_album.sort_key')
      .orderBy('album.id');
  const orders: Record<AlbumPage['order'], () => typeof all> = {
    added: () => all.orderBy('library_album.added_at', 'desc').orderBy('album.id', 'desc'),
    name: () => byName(all),
    artist: () =>
      byName(
        all
          .leftJoin('library_artist', 'library_artist.artist_id', 'album.artist_id')
          .orderBy('library_artist.sort_key')
          .orderBy(albumYear),
      ),
    year: () => byName(all.orderBy(albumYear, 'desc')),
    plays: () =>
      byName(
        all
          .leftJoin(playsByAlbum(db, viewer).as('played'), 'played.album_id', 'album.id')
          .orderBy(sql`coalesce(played.plays, 0)`, 'desc'),
      ),
    random: () =>
      all
        .orderBy(
          sql`((album.id % ${SHUFFLE_RANGE}) * (${seed} * 2 + 7919) + ${seed} * 104729) % ${SHUFFLE_PRIME}`,
        )
        .orderBy('album.id'),
  };
  const rows = await orders[order]().execute();
  return rows.map(({ id }) => id);
}

/** A page of albums, the number of all of them, and in the order `name` their initials. */
export async function libraryAlbums(db: Db, viewer: Viewer, page: AlbumPage, origin: string) {
  const initials =
    page.order === 'name'
      ? await countInitials(visibleAlbums(db, viewer, page).select('library_album.initial as initial'), db)
      : [];
  const total =
    page.order === 'name'
      ? initials.reduce((sum, { count }) => sum + count, 0)
      : await countAlbums(db, viewer, page);
  const ids = await albumIds(db, viewer, page);
  return { albums: await libraryAlbumsByIds(db, viewer, ids, origin), total, initials };
}

/** Number of albums. */
async function countAlbums(db: Db, viewer: Viewer, filter: AlbumFilter): Promise<number> {
  const row = await visibleAlbums(db, viewer, filter)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
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
  const sizes = await heardSongs(db, viewer)
    .select((eb) => [
      'song.album_id',
      eb.fn.countAll<number>().as('size'),
      eb.fn.sum<number>('song.duration_ms').as('duration'),
    ])
    .where('song.album_id', 'in', ids)
    .groupBy('song.album_id')
    .execute();
  const sizeOf = new Map(sizes.map((row) => [row.album_id, row]));
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
    const [row, size] = [rowOf.get(id), sizeOf.get(id)];
    if (!row || !size) return [];
    return {
      id,
      name: row.name,
      picUrl: imageUrl(origin, row.image_key),
      artist: { id: row.artist_id, name: row.artist_name },
      kind: kindOf(row.kind),
      year: Number(row.year),
      size: Number(size.size),
      duration: Number(size.duration),
      addTime: row.added_at,
    };
  });
}
