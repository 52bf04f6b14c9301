import type { AlbumColumns } from './load-albums.ts';
import type { ArtistColumns } from './load-artists.ts';
import type { SongColumns } from './load-songs.ts';
import { rankTexts } from './rank-texts.ts';
import { rankNumbers, stableOrder } from './stable-order.ts';

/** Orders of songs that are the same for all listeners. */
export type SharedSongOrder = 'added' | 'name' | 'artist' | 'album' | 'year';

/** Initial of names without a letter of the index, which are last in the order of names. */
export const OTHERS = '#';

const indices = (ids: Float64Array): Int32Array => Int32Array.from(ids, (_, index) => index);

/** Songs in each order. Songs that are equal in it are in the order of albums, discs, numbers and ids. */
export async function orderSongs(
  songs: SongColumns,
  albumOf: Int32Array,
  albums: AlbumColumns,
): Promise<Record<SharedSongOrder, Int32Array>> {
  const byId = indices(songs.ids);
  const inAlbum = [songs.numbers, songs.discs, songs.albums].reduce<Int32Array>(
    (order, values) => stableOrder(order, rankNumbers(values)),
    byId,
  );
  const titles = stableOrder(byId, await rankTexts(songs.sortKeys));
  const albumRanks = await rankTexts(['', ...albums.sortKeys]);
  return {
    added: stableOrder(inAlbum, rankNumbers(songs.addedAt), true),
    name: stableOrder(
      titles,
      songs.sortKeys.map((key) => (/^[a-z]/.test(key) ? 0 : 1)),
    ),
    artist: stableOrder(inAlbum, await rankTexts(songs.artistTexts)),
    album: stableOrder(
      inAlbum,
      albumOf.map((album) => albumRanks[album + 1] ?? 0),
    ),
    year: stableOrder(inAlbum, rankNumbers(songs.years), true),
  };
}

/** Names in the order of their initials, then of their sort keys. */
async function orderNames({ ids, initials, sortKeys }: ArtistColumns): Promise<Int32Array> {
  const bySortKey = stableOrder(indices(ids), await rankTexts(sortKeys));
  const units = initials.map((initial) => (initial === OTHERS ? 0xffff : initial.charCodeAt(0)));
  return stableOrder(bySortKey, rankNumbers(units));
}

/** Albums in each order. */
export async function orderAlbums(
  albums: AlbumColumns,
): Promise<Record<'added' | 'name' | 'artist' | 'year', Int32Array>> {
  const name = await orderNames(albums);
  const years = rankNumbers(albums.years);
  return {
    name,
    added: stableOrder(indices(albums.ids).reverse(), rankNumbers(albums.addedAt), true),
    artist: stableOrder(stableOrder(name, years), await rankTexts(albums.artistKeys)),
    year: stableOrder(name, years, true),
  };
}

/** Artists in the order of their names. */
export const orderArtists = (artists: ArtistColumns): Promise<Int32Array> => orderNames(artists);
