import type { LibraryAlbumKind, LibraryInitial } from '@qingyin/contract';
import type { Viewer } from '../../song-access.ts';
import type { SongFilter } from '../heard-songs.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { countInitials } from './count-initials.ts';
import { heardAlbums } from './heard-marks.ts';
import { isInDecade } from './song-list.ts';
import { rankNumbers, stableOrder } from './stable-order.ts';

export interface AlbumFilter extends SongFilter {
  /** first year of a decade */
  decade?: number | undefined;
  /** albums of this artist */
  artistId?: number | undefined;
  kind?: LibraryAlbumKind | undefined;
  initial?: string | undefined;
}

export type AlbumOrder = 'added' | 'name' | 'artist' | 'year' | 'plays' | 'random';

interface AlbumOrders {
  order: AlbumOrder;
  /** of the order `random` */
  seed: number;
  /** plays by album id, of the order `plays` */
  plays: ReadonlyMap<number, number>;
}

/** Large enough to shuffle by a multiplication, small enough for exact numbers. */
const [SHUFFLE_PRIME, SHUFFLE_RANGE] = [1_000_003, 100_003];

/** Albums with at least one song that the viewer hears, in an order. */
export function albumList(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  { decade, artistId, kind, initial, ...songs }: AlbumFilter,
  orders: AlbumOrders,
): Int32Array {
  const { albums } = snapshot;
  const { sizes } = heardAlbums(snapshot, viewer, songs);
  const ofArtist = artistId === undefined ? null : new Set(albums.byArtist.get(artistId));
  return orderOf(snapshot, orders).filter(
    (album) =>
      (sizes[album] ?? 0) > 0 &&
      isInDecade(albums.years[album] ?? 0, decade) &&
      (ofArtist === null || ofArtist.has(album)) &&
      (kind === undefined || albums.kinds[album] === kind) &&
      (initial === undefined || snapshot.initials[albums.initials[album] ?? 0] === initial),
  );
}

function orderOf({ albums }: CatalogueSnapshot, { order, seed, plays }: AlbumOrders): Int32Array {
  if (order === 'plays') {
    const counts = Float64Array.from(albums.ids, (id) => plays.get(id) ?? 0);
    return stableOrder(albums.orders.name, rankNumbers(counts), true);
  }
  if (order !== 'random') return albums.orders[order];
  const places = albums.ids.map(
    (id) => ((id % SHUFFLE_RANGE) * (seed * 2 + 7919) + seed * 104_729) % SHUFFLE_PRIME,
  );
  return stableOrder(
    Int32Array.from(albums.ids, (_, album) => album),
    rankNumbers(places),
  );
}

/** Numbers of albums by initial, as they follow each other in the order of names. */
export const albumInitials = ({ albums, initials }: CatalogueSnapshot, list: Int32Array): LibraryInitial[] =>
  countInitials(list, albums.initials, initials);
