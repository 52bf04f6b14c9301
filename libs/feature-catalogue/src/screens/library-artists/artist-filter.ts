import type { LibraryArtistFilter } from '@qingyin/data-music';
import type { libraryArtistOrders, LibraryArtistRole } from '@qingyin/routing';

/** Search parameters of the page. */
export interface ArtistSearch {
  role?: LibraryArtistRole | undefined;
  order?: (typeof libraryArtistOrders)[number] | undefined;
}

/** Filter in an address. */
export const artistFilterOf = ({ role, order }: ArtistSearch): LibraryArtistFilter => ({
  role: role ?? 'album',
  order: order ?? 'name',
});

/** Link to the page with a filter. */
export const artistsLink = (search: ArtistSearch) => ({ to: '/library/artists', search }) as const;
