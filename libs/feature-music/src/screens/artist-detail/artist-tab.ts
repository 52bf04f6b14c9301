/** What the page shows below its head; `works` (hot songs and albums) is the one without a word in the address. */
export type ArtistTab = 'works' | 'mv' | 'desc' | 'similar';

const inAddress: readonly ArtistTab[] = ['mv', 'desc', 'similar'];

/** The tab that an address asks for. */
export function readTab(text: string | undefined): ArtistTab {
  return inAddress.find((tab) => tab === text) ?? 'works';
}

/** What leads to a tab of an artist's page. */
export const tabLink = (id: string, tab: ArtistTab) =>
  ({ to: '/artists-detail', search: { id, tab: tab === 'works' ? undefined : tab } }) as const;
