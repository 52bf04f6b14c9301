/** Tab of the artist page; `works` (top songs and albums) is the default and not in the URL. */
export type ArtistTab = 'works' | 'mv' | 'desc' | 'similar';

const inAddress: readonly ArtistTab[] = ['mv', 'desc', 'similar'];

/** Parses the tab in a URL; `works` for unknown values. */
export function parseArtistTab(text: string | undefined): ArtistTab {
  return inAddress.find((tab) => tab === text) ?? 'works';
}

/** Link to a tab of an artist's page. */
export const tabLink = (id: string, tab: ArtistTab) =>
  ({ to: '/artists-detail', search: { id, tab: tab === 'works' ? undefined : tab } }) as const;
