import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { musicKeys } from './keys.ts';

/** Page size; fills the rows of a grid of 3, 4, 6 or 8 columns. */
const ARTISTS_PER_PAGE = 48;

/** Filter of artists (docs/specification/contract/discover.md#singers). */
export interface ArtistFilter {
  /** -1 all, 7 Chinese, 96 Western, 8 Japanese, 16 Korean, 0 other */
  area: number;
  /** -1 all, 1 men, 2 women, 3 bands */
  type: number;
  /** `-1` popular, `0` for "#", else a letter */
  initial: string;
}

/** Infinite query of the artists of a filter. */
export const artistListQuery = ({ area, type, initial }: ArtistFilter) =>
  infiniteQueryOptions({
    queryKey: musicKeys.artistList(area, type, initial),
    queryFn: async ({ pageParam, signal }) => {
      const { artists, more } = expectOk(
        await http.call(endpoints.music.artistList, {
          params: { area, type, initial, limit: ARTISTS_PER_PAGE, offset: pageParam },
          signal,
        }),
      );
      return { artists, more };
    },
    initialPageParam: 0,
    getNextPageParam: ({ artists, more }, _pages, offset) =>
      more && artists.length > 0 ? offset + ARTISTS_PER_PAGE : undefined,
    staleTime: staleTime.minutes(10),
  });
