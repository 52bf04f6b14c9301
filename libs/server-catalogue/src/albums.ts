import type { Db, AlbumRow, ArtistRow } from '@qingyin/server-db';
import type { Album, Artist } from '@qingyin/contract';
import { albumCounts, furtherArtists } from './album-artists.ts';
import { withArtistImages } from './artist-images.ts';
import { imageUrl } from './images.ts';
import { tagsOf, type Viewpoint } from './playlists.ts';
import { maySongBeHeard, type Viewer } from './song-access.ts';
import { visibleOnly } from './visible-only.ts';

export interface ArtistCounts {
  albums: number;
  songs: number;
  mvs: number;
}

const noCounts: ArtistCounts = { albums: 0, songs: 0, mvs: 0 };

/** Maps an artist to the contract's form (docs/specification/contract/entities.md#artist). */
export function toArtist(artist: ArtistRow, origin: string, counts: ArtistCounts = noCounts): Artist {
  const picture = imageUrl(origin, artist.image_key);
  return {
    id: artist.id,
    name: artist.name,
    picUrl: picture,
    img1v1Url: picture,
    cover: picture,
    avatar: picture,
    alias: tagsOf(artist.aliases),
    trans: artist.name_en || null,
    transNames: artist.name_en ? [artist.name_en] : [],
    briefDesc: artist.bio,
    albumSize: counts.albums,
    musicSize: counts.songs,
    mvSize: counts.mvs,
    score: artist.score,
    lastRank: artist.last_rank,
  };
}

/**
 * Maps artists with their counts of albums, songs and MVs, in the given order. Artists and albums without a song that
 * the viewer may hear are left out, also of the counts.
 */
export async function toArtists(db: Db, all: readonly ArtistRow[], view: Viewpoint): Promise<Artist[]> {
  const rows = await withArtistImages(db, await visibleOnly(db, 'artist', all, view), view);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const found = await db
    .selectFrom('mv')
    .select(['artist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('artist_id', 'in', ids)
    .groupBy('artist_id')
    .execute();
  const mvs = new Map(found.map((row) => [row.artist_id, Number(row.n)]));
  const [albums, songs] = [await albumCounts(db, ids, view), await songCounts(db, ids, view)];
  return rows.map((row) =>
    toArtist(row, view.origin, {
      albums: albums.get(row.id) ?? 0,
      songs: songs.get(row.id) ?? 0,
      mvs: mvs.get(row.id) ?? 0,
    }),
  );
}

/** Counts of songs that the viewer may hear by artist, without songs made for measurements. */
async function songCounts(
  db: Db,
  artistIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, number>> {
  const found = await db
    .selectFrom('song_artist')
    .innerJoin('song', 'song.id', 'song_artist.song_id')
    .select(['song_artist.artist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('song_artist.artist_id', 'in', artistIds)
    .where('song.hidden', '=', 0)
    .where(maySongBeHeard(viewer))
    .groupBy('song_artist.artist_id')
    .execute();
  return new Map(found.map((row) => [row.artist_id, Number(row.n)]));
}

/**
 * Maps albums to the contract's form; `artist` has at least id and name
 * (docs/specification/contract/entities.md#album). Albums without a song that the viewer may hear are left out.
 */
export async function toAlbums(db: Db, all: readonly AlbumRow[], view: Viewpoint): Promise<Album[]> {
  const rows = await visibleOnly(db, 'album', all, view);
  if (rows.length === 0) return [];
  const further = await furtherArtists(
    db,
    rows.map((row) => row.id),
  );
  const artistIds = new Set([
    ...rows.map((row) => row.artist_id),
    ...further.map(({ artist_id }) => artist_id),
  ]);
  const artistRows = await db
    .selectFrom('artist')
    .selectAll()
    .where('id', 'in', [...artistIds])
    .execute();
  const artists = new Map((await toArtists(db, artistRows, view)).map((artist) => [artist.id, artist]));
  const sizes = await db
    .selectFrom('song')
    .select(['album_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where(
      'album_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('hidden', '=', 0)
    .where(maySongBeHeard(view))
    .groupBy('album_id')
    .execute();
  const sizeOf = new Map(sizes.map((row) => [row.album_id, Number(row.n)]));
  return rows.flatMap((row) => {
    const artist = artists.get(row.artist_id);
    if (!artist) return [];
    return [
      {
        id: row.id,
        name: row.name,
        picUrl: imageUrl(view.origin, row.image_key),
        artist,
        artists: [
          artist,
          ...further.flatMap(({ album_id, artist_id }) =>
            album_id === row.id ? (artists.get(artist_id) ?? []) : [],
          ),
        ],
        size: sizeOf.get(row.id) ?? 0,
        publishTime: row.publish_time,
        type: row.type,
        company: row.company || null,
        description: row.description,
        alias: row.name_en ? [row.name_en] : [],
        commentThreadId: `R_AL_3_${row.id}`,
      },
    ];
  });
}
