import type { Db } from '@qingyin/server-db';
import type { LibraryArtist } from '@qingyin/contract';
import { sql, type SqlBool } from 'kysely';
import { withArtistImages } from '../artist-images.ts';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, hasHeardSong, heardSongs, inDecade, isHeard, type SongFilter } from './heard-songs.ts';
import { countInitials } from './initials.ts';
import { visibleAlbums } from './library-albums.ts';

export interface ArtistFilter extends SongFilter {
  /** `album`: artists of albums; `all`: of songs too */
  role: 'album' | 'all';
  /** first year of a decade, of albums */
  decade?: number | undefined;
  initial?: string | undefined;
}

export interface ArtistPage extends ArtistFilter {
  order: 'name' | 'songs' | 'plays';
  limit: number;
  offset: number;
}

/** Query of the artists of the music libraries with at least one album, or song, that the viewer may hear. */
export function visibleArtists(db: Db, viewer: Viewer, { role, decade, initial, ...songs }: ArtistFilter) {
  const ofDecade =
    decade === undefined
      ? sql``
      : sql`and exists (select 1 from library_album where library_album.album_id = album.id and ${inDecade(albumYear, decade)})`;
  const ofAlbum = sql<SqlBool>`(exists (select 1 from album where album.artist_id = library_artist.artist_id
    and ${hasHeardSong(viewer, songs)} ${ofDecade})
    or exists (select 1 from album_artist inner join album on album.id = album_artist.album_id
    where album_artist.artist_id = library_artist.artist_id and ${hasHeardSong(viewer, songs)} ${ofDecade}))`;
  const ofSong = sql<SqlBool>`exists (select 1 from song_artist inner join song on song.id = song_artist.song_id
    inner join library_song on library_song.song_id = song.id inner join album on album.id = song.album_id
    where song_artist.artist_id = library_artist.artist_id and ${isHeard(viewer, songs)} ${ofDecade})`;
  return db
    .selectFrom('library_artist')
    .where(role === 'album' ? ofAlbum : sql<SqlBool>`(${ofAlbum} or ${ofSong})`)
    .$if(initial !== undefined, (query) => query.where('library_artist.initial', '=', initial ?? ''));
}

/** Query of the songs of artists with the viewer's plays: `artist_id`, `songs`, `plays`. */
const songsByArtist = (db: Db, viewer: Viewer) =>
  heardSongs(db, viewer)
    .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
    .leftJoin('play_record', (join) =>
      join.onRef('play_record.song_id', '=', 'song.id').on('play_record.user_id', '=', viewer.userId ?? 0),
    )
    .select((eb) => [
      'song_artist.artist_id',
      eb.fn.countAll<number>().as('songs'),
      eb.fn.sum<number>('play_record.plays').as('plays'),
    ])
    .groupBy('song_artist.artist_id');

/** Ids of a page of artists. */
async function artistIds(db: Db, viewer: Viewer, { order, limit, offset, ...filter }: ArtistPage) {
  const all = visibleArtists(db, viewer, filter)
    .select('library_artist.artist_id')
    .limit(limit)
    .offset(offset);
  const counted =
    order === 'name'
      ? all
      : all
          .leftJoin(songsByArtist(db, viewer).as('counts'), 'counts.artist_id', 'library_artist.artist_id')
          .orderBy(sql`coalesce(${sql.ref(`counts.${order}`)}, 0)`, 'desc');
  const rows = await counted
    .orderBy(sql`library_artist.initial = '#'`)
    .orderBy('library_artist.initial')
    .orderBy('library_artist.sort_key')
    .orderBy('library_artist.artist_id')
    .execute();
  return rows.map(({ artist_id }) => artist_id);
}

/** A page of artists, the number of all of them, and in the order `name` their initials. */
export async function libraryArtists(db: Db, viewer: Viewer, page: ArtistPage, origin: string) {
  const counted = await countInitials(
    visibleArtists(db, viewer, page).select('library_artist.initial as initial'),
    db,
  );
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const ids = await artistIds(db, viewer, page);
  return {
    artists: await libraryArtistsByIds(db, viewer, ids, origin),
    total,
    initials: page.order === 'name' ? counted : [],
  };
}

/** Number of artists of albums. */
export async function countArtists(db: Db, viewer: Viewer): Promise<number> {
  const row = await visibleArtists(db, viewer, { role: 'album' })
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirst();
  return Number(row?.n ?? 0);
}

async function libraryArtistsByIds(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  origin: string,
): Promise<LibraryArtist[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('artist')
    .select(['id', 'name', 'image_key'])
    .where('id', 'in', ids)
    .execute();
  const rows = await withArtistImages(db, found, viewer);
  const albums = await visibleAlbums(db, viewer)
    .select((eb) => ['album.artist_id', eb.fn.countAll<number>().as('n')])
    .where('album.artist_id', 'in', ids)
    .groupBy('album.artist_id')
    .execute();
  const shared = await visibleAlbums(db, viewer)
    .innerJoin('album_artist', 'album_artist.album_id', 'album.id')
    .select((eb) => ['album_artist.artist_id', eb.fn.countAll<number>().as('n')])
    .where('album_artist.artist_id', 'in', ids)
    .groupBy('album_artist.artist_id')
    .execute();
  const songs = await heardSongs(db, viewer)
    .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
    .select((eb) => ['song_artist.artist_id', eb.fn.countAll<number>().as('n')])
    .where('song_artist.artist_id', 'in', ids)
    .groupBy('song_artist.artist_id')
    .execute();
  const [rowOf, albumsOf, sharedOf, songsOf] = [
    new Map(rows.map((row) => [row.id, row])),
    new Map(albums.map((row) => [row.artist_id, Number(row.n)])),
    new Map(shared.map((row) => [row.artist_id, Number(row.n)])),
    new Map(songs.map((row) => [row.artist_id, Number(row.n)])),
  ];
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    return {
      id,
      name: row.name,
      picUrl: imageUrl(origin, row.image_key),
      albumSize: (albumsOf.get(id) ?? 0) + (sharedOf.get(id) ?? 0),
      musicSize: songsOf.get(id) ?? 0,
    };
  });
}
