/**
 * Area of artists by number of the artist chart: 1 Chinese, 2 Western, 3 Korean, 4 Japanese
 * (docs/specification/contract/discover.md#charts).
 */
export const areaByChart = { 1: 7, 2: 96, 3: 16, 4: 8 } as const;

/** Number of the artist chart of an area; undefined if the area has none. */
export function chartOfArea(area: number): number | undefined {
  const found = Object.entries(areaByChart).find(([, known]) => known === area);
  return found && Number(found[0]);
}

/** Area of artists by the filter of album lists (docs/specification/contract/discover.md#latest-music). */
export const areaByAlbumFilter = { ZH: 7, EA: 96, KR: 16, JP: 8 } as const;
