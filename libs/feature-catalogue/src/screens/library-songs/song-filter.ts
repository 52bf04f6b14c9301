import type { LibrarySongFilter } from '@qingyin/data-music';
import type { librarySongOrders } from '@qingyin/routing';
import { decadeOf } from '../../shared/decade-of.ts';

/** Search parameters of the page. */
export interface SongSearch {
  genre?: string | undefined;
  decade?: string | undefined;
  order?: (typeof librarySongOrders)[number] | undefined;
}

/** Filter in an address; unknown values are dropped. */
export function songFilterOf({ genre, decade, order }: SongSearch): LibrarySongFilter {
  const year = decadeOf(decade);
  return {
    order: order ?? 'added',
    ...(genre !== undefined && { genre }),
    ...(year !== undefined && { decade: year }),
  };
}

/** Link to the page with a filter. */
export const songsLink = (search: SongSearch) => ({ to: '/library/songs', search }) as const;
