import { regionNames, type Region } from '../../shared/region-names.ts';

/** Region of new music, or all regions. */
export type LatestRegion = Region | 'ALL';

/**
 * Numbers of the regions in `top/song`; `top/album` uses names
 * (docs/specification/contract/discover.md#latest-music).
 */
const songTypes: Readonly<Record<LatestRegion, number>> = { ALL: 0, ZH: 7, EA: 96, JP: 8, KR: 16 };

export const latestRegions: readonly LatestRegion[] = ['ALL', 'ZH', 'EA', 'JP', 'KR'];

/** Region in a URL; shared by songs and albums, so that switching tabs keeps it. */
export const parseLatestRegion = (text: string | undefined): LatestRegion =>
  latestRegions.find((region) => region === text?.toUpperCase()) ?? 'ALL';

/** Number of a region in `top/song`. */
export const songTypeOf = (region: LatestRegion): number => songTypes[region];

/** Name of a region; undefined for all regions. */
export const regionName = (region: LatestRegion) => (region === 'ALL' ? undefined : regionNames[region]);

export interface LatestSearch {
  view?: 'albums';
  area?: string;
}

/** Search parameters of a view; defaults are omitted. */
export const latestSearch = (view: 'albums' | undefined, region: LatestRegion): LatestSearch => ({
  ...(view && { view }),
  ...(region !== 'ALL' && { area: region }),
});
