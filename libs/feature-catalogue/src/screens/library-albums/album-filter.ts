import { libraryAlbumKinds, type LibraryAlbumKind } from '@qingyin/contract';
import type { LibraryAlbumFilter } from '@qingyin/data-music';
import type { libraryAlbumOrders } from '@qingyin/routing';
import { decadeOf } from '../../shared/decade-of.ts';

/** Search parameters of the page. */
export interface AlbumSearch {
  genre?: string | undefined;
  decade?: string | undefined;
  kind?: string | undefined;
  order?: (typeof libraryAlbumOrders)[number] | undefined;
}

/** Kind of albums in an address; undefined for unknown ones. */
export const kindOf = (text: string | undefined): LibraryAlbumKind | undefined =>
  libraryAlbumKinds.find((kind) => kind === text);

/** Seed of the random order of this visit. */
const seed = Math.floor(Math.random() * 1_000_000);

/** Filter in an address; unknown values are dropped. */
export function albumFilterOf({ genre, decade, kind, order = undefined }: AlbumSearch): LibraryAlbumFilter {
  const [year, known] = [decadeOf(decade), kindOf(kind)];
  return {
    order: order ?? 'name',
    ...(order === 'random' && { seed }),
    ...(genre !== undefined && { genre }),
    ...(year !== undefined && { decade: year }),
    ...(known !== undefined && { kind: known }),
  };
}

/** Link to the page with a filter. */
export const albumsLink = (search: AlbumSearch) => ({ to: '/library/albums', search }) as const;
