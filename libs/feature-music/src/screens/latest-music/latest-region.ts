import { regionNames, type Region } from '../../shared/region-names.ts';

/** A region, or everything. */
export type LatestRegion = Region | 'ALL';

/** The numbers `top/song` has for what `top/album` has words for (contract page, 4.19). */
const songTypes: Readonly<Record<LatestRegion, number>> = { ALL: 0, ZH: 7, EA: 96, JP: 8, KR: 16 };

export const latestRegions: readonly LatestRegion[] = ['ALL', 'ZH', 'EA', 'JP', 'KR'];

/** The region an address names; the same words for songs and albums, so that switching keeps it. */
export const readLatestRegion = (text: string | undefined): LatestRegion =>
  latestRegions.find((region) => region === text?.toUpperCase()) ?? 'ALL';

export const songTypeOf = (region: LatestRegion): number => songTypes[region];

/** Its name; undefined for everything. */
export const nameOfRegion = (region: LatestRegion) => (region === 'ALL' ? undefined : regionNames[region]);

export interface LatestSearch {
  view?: 'albums';
  area?: string;
}

/** An address; what is left out is the default. */
export const latestSearch = (view: 'albums' | undefined, region: LatestRegion): LatestSearch => ({
  ...(view && { view }),
  ...(region !== 'ALL' && { area: region }),
});
