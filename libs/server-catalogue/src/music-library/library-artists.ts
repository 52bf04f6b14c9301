import { defaultLocale } from '@qingyin/locales';
import type { Db } from '@qingyin/server-db';
import type { LibraryArtist } from '@qingyin/contract';
import { sql, type SqlBool } from 'kysely';
import { withArtistImages } from '../artist-images.ts';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, hasHeardSong, inDecade, isHeard } from './heard-songs.ts';
import {
  type ArtistFilter,
  artistList,
  type ArtistRole,
  artistsBy,
  countOfArtist,
  heardRoles,
  songsOfArtist,
} from './lists/artist-list.ts';
import type { CatalogueSnapshot } from './lists/catalogue-snapshot.ts';
import { countInitials } from './lists/count-initials.ts';
import { currentSnapshot } from './lists/current-snapshot.ts';
import { currentSnapshotIn } from './lists/languages/snapshot-in.ts';
import { heardMarks } from './lists/heard-marks.ts';
import { playsBySong } from './lists/plays-by-song.ts';

export interface ArtistPage extends ArtistFilter {
  order: 'name' | 'songs' | 'plays';
  limit: number;
  offset: number;
  /** language of the order of names */
  locale?: string | undefined;
}

/** Query of the artists of the music libraries with at least one album, or song, that the viewer may hear. */
export function visibleArtists(
  db: Db,
  viewer: Viewer,
  {
    role,
    decade,
    initial,
    ...songs
  }: Omit<ArtistFilter, 'role'> & {
    /** `any`: composers and other people too */
    role: 'album' | 'all' | 'any';
  },
) {
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
  const credited = sql<SqlBool>`exists (select 1 from song_credit inner join song on song.id = song_credit.song_id
    inner join library_song on library_song.song_id = song.id
    where song_credit.artist_id = library_artist.artist_id and ${isHeard(viewer, songs)})`;
  const conditions = {
    album: ofAlbum,
    all: sql<SqlBool>`(${ofAlbum} or ${ofSong})`,
    any: sql<SqlBool>`(${ofAlbum} or ${ofSong} or ${credited})`,
  };
  return db
    .selectFrom('library_artist')
    .where(conditions[role])
    .$if(initial !== undefined, (query) => query.where('library_artist.initial', '=', initial ?? ''));
}

/**
 * A page of artists, the number of all of them, in the order `name` their initials, and the roles in credits by which
 * artists can be listed.
 */
export async function libraryArtists(
  db: Db,
  viewer: Viewer,
  { order, limit, offset, locale = defaultLocale, ...filter }: ArtistPage,
  origin: string,
) {
  const snapshot = await currentSnapshotIn(db, viewer, locale);
  const byName = artistList(snapshot, viewer, filter);
  const { role } = filter;
  const list =
    order === 'name'
      ? byName
      : artistsBy(snapshot, byName, await orderNumbers(db, snapshot, viewer, { order, role }));
  const ids = Array.from(
    list.subarray(offset, offset + limit),
    (artist) => snapshot.artists.ids[artist] ?? 0,
  );
  return {
    artists: await libraryArtistsByIds(db, viewer, ids, { role, origin }),
    total: list.length,
    initials: order === 'name' ? countInitials(list, snapshot.artists.initials, snapshot.initials) : [],
    roles: heardRoles(snapshot, viewer),
  };
}

/** Number by which artists are ordered: their heard songs, or the viewer's plays of them. */
async function orderNumbers(
  db: Db,
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  { order, role }: { order: 'songs' | 'plays'; role: ArtistRole },
): Promise<(id: number) => number> {
  if (order === 'songs') return (id) => countOfArtist(snapshot, viewer, id, role).songs;
  const plays = await playsBySong(db, snapshot, viewer.userId);
  const heard = heardMarks(snapshot, viewer);
  return (id) =>
    songsOfArtist(snapshot, id, role).reduce(
      (sum, song) => sum + (heard[song] === 1 ? (plays.get(song) ?? 0) : 0),
      0,
    );
}

/** Number of artists of albums. */
export const countArtists = async (db: Db, viewer: Viewer): Promise<number> =>
  artistList(await currentSnapshot(db), viewer, { role: 'album' }).length;

async function libraryArtistsByIds(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  { role, origin }: { role: ArtistRole; origin: string },
): Promise<LibraryArtist[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('artist')
    .select(['id', 'name', 'image_key'])
    .where('id', 'in', ids)
    .execute();
  const rows = await withArtistImages(db, found, viewer);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const snapshot = await currentSnapshot(db);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { albums, songs } = countOfArtist(snapshot, viewer, id, role);
    return {
      id,
      name: row.name,
      picUrl: imageUrl(origin, row.image_key),
      albumSize: albums,
      musicSize: songs,
    };
  });
}
