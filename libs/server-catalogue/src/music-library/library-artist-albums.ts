import type { Db } from '@qingyin/server-db';
import { creditRoles, type LibraryArtistRole } from '@qingyin/contract';
import { notFound } from '@qingyin/server-kernel';
import { isAlbumOf } from '../album-artists.ts';
import { withArtistImages } from '../artist-images.ts';
import { sql, type SqlBool } from 'kysely';
import { artistById } from '../artist-songs.ts';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, heardSongs, isHeard } from './heard-songs.ts';
import { libraryAlbumsByIds, visibleAlbums } from './library-albums.ts';
import { visibleArtists } from './library-artists.ts';

/** Whether an artist is only known from files that the viewer may not hear. */
async function isHidden(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const known = await db
    .selectFrom('library_artist')
    .select('artist_id')
    .where('artist_id', '=', id)
    .executeTakeFirst();
  if (!known) return false;
  const visible = await visibleArtists(db, viewer, { role: 'any' })
    .select('library_artist.artist_id')
    .where('library_artist.artist_id', '=', id)
    .executeTakeFirst();
  return !visible;
}

/** Parts that an artist has in songs, with their number. */
async function rolesOf(db: Db, viewer: Viewer, id: number): Promise<LibraryArtistRole[]> {
  const rows = await heardSongs(db, viewer)
    .innerJoin('song_credit', 'song_credit.song_id', 'song.id')
    .select((eb) => ['song_credit.role', eb.fn.countAll<number>().as('songs')])
    .where('song_credit.artist_id', '=', id)
    .groupBy('song_credit.role')
    .execute();
  const songs = new Map(rows.map((row) => [row.role, Number(row.songs)]));
  return creditRoles.flatMap((role) => {
    const musicSize = songs.get(role) ?? 0;
    return musicSize > 0 ? [{ role, musicSize }] : [];
  });
}

/** Albums of an artist, and those on which the artist appears, are limited to so many. */
const MOST = 2000;

/**
 * Albums of an artist in the music libraries by kind, newest first, and the artist's other parts in songs; none for artists
 * of the catalogue alone.
 *
 * @throws BusinessError 404 when there is no such artist or the viewer may hear nothing of it
 */
export async function libraryArtistAlbums(db: Db, viewer: Viewer, id: number, origin: string) {
  const found = await artistById(db, id, viewer);
  if (await isHidden(db, viewer, id)) throw notFound('歌手');
  const [artist = found] = await withArtistImages(db, [found], viewer);
  const newest = (rows: { id: number }[]) => rows.map((row) => row.id);
  const own = await visibleAlbums(db, viewer, { artistId: id })
    .select('album.id')
    .orderBy(albumYear, 'desc')
    .orderBy('album.id', 'desc')
    .limit(MOST)
    .execute();
  const others = await visibleAlbums(db, viewer)
    .select('album.id')
    .where(sql<SqlBool>`not ${isAlbumOf(id)}`)
    .where('album.id', 'in', (eb) =>
      eb
        .selectFrom('song_artist')
        .innerJoin('song', 'song.id', 'song_artist.song_id')
        .innerJoin('library_song', 'library_song.song_id', 'song.id')
        .select('song.album_id')
        .where('song_artist.artist_id', '=', id)
        .where(isHeard(viewer)),
    )
    .orderBy(albumYear, 'desc')
    .orderBy('album.id', 'desc')
    .limit(MOST)
    .execute();
  const albums = await libraryAlbumsByIds(db, viewer, newest(own), origin);
  const ofKind = (...kinds: string[]) => albums.filter(({ kind }) => kinds.includes(kind));
  return {
    artist: { id, name: artist.name, picUrl: imageUrl(origin, artist.image_key) },
    albums: ofKind('album'),
    singles: ofKind('single', 'ep'),
    compilations: ofKind('compilation'),
    live: ofKind('live'),
    roles: await rolesOf(db, viewer, id),
    appearsOn: await libraryAlbumsByIds(db, viewer, newest(others), origin),
  };
}
