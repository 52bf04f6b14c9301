/** Regions of artists by the contract's charts of them (page, 4.15): 1 Chinese, 2 Western, 3 Korean, 4 Japanese. */
export const areaOfChart = { 1: 7, 2: 96, 3: 16, 4: 8 } as const;

/** The chart an artist of a region stands in; those of no region stand in none. */
export function chartOfArea(area: number): number | undefined {
  const found = Object.entries(areaOfChart).find(([, known]) => known === area);
  return found && Number(found[0]);
}

/** Regions of artists by the words of album lists (page, 4.19). */
export const areaOfWord = { ZH: 7, EA: 96, KR: 16, JP: 8 } as const;
