import type { Db, AlbumRow, ArtistRow } from '@qingyin/server-db';
import type { Album, Artist } from '@qingyin/contract';
import { imageUrl } from './images.ts';
import { tagsOf } from './playlists.ts';

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
    trans: artist.name_en,
    transNames: artist.name_en ? [artist.name_en] : [],
    briefDesc: artist.bio,
    albumSize: counts.albums,
    musicSize: counts.songs,
    mvSize: counts.mvs,
    score: artist.score,
    lastRank: artist.last_rank,
  };
}

/** Maps artists with their counts of albums, songs and MVs, in the given order. */
export async function toArtists(db: Db, rows: readonly ArtistRow[], origin: string): Promise<Artist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const count = async (table: 'album' | 'mv'): Promise<Map<number, number>> => {
    const found = await db
      .selectFrom(table)
      .select(['artist_id', (eb) => eb.fn.countAll<number>().as('n')])
      .where('artist_id', 'in', ids)
      .groupBy('artist_id')
      .execute();
    return new Map(found.map((row) => [row.artist_id, Number(row.n)]));
  };
  const [albums, songs, mvs] = [await count('album'), await songCounts(db, ids), await count('mv')];
  return rows.map((row) =>
    toArtist(row, origin, {
      albums: albums.get(row.id) ?? 0,
      songs: songs.get(row.id) ?? 0,
      mvs: mvs.get(row.id) ?? 0,
    }),
  );
}

/** Song counts by artist, without songs made for measurements. */
async function songCounts(db: Db, artistIds: readonly number[]): Promise<Map<number, number>> {
  const found = await db
    .selectFrom('song_artist')
    .innerJoin('song', 'song.id', 'song_artist.song_id')
    .select(['song_artist.artist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('song_artist.artist_id', 'in', artistIds)
    .where('song.hidden', '=', 0)
    .groupBy('song_artist.artist_id')
    .execute();
  return new Map(found.map((row) => [row.artist_id, Number(row.n)]));
}

/**
 * Maps albums to the contract's form; `artist` has at least id and name
 * (docs/specification/contract/entities.md#album).
 */
export async function toAlbums(db: Db, rows: readonly AlbumRow[], origin: string): Promise<Album[]> {
  if (rows.length === 0) return [];
  const artistRows = await db
    .selectFrom('artist')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.artist_id))])
    .execute();
  const artists = new Map((await toArtists(db, artistRows, origin)).map((artist) => [artist.id, artist]));
  const sizes = await db
    .selectFrom('song')
    .select(['album_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where(
      'album_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('hidden', '=', 0)
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
        picUrl: imageUrl(origin, row.image_key),
        artist,
        artists: [artist],
        size: sizeOf.get(row.id) ?? 0,
        publishTime: row.publish_time,
        type: row.type,
        company: row.company,
        description: row.description,
        alias: row.name_en ? [row.name_en] : [],
        commentThreadId: `R_AL_3_${row.id}`,
      },
    ];
  });
}
