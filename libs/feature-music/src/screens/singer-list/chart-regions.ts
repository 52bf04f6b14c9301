/** Region with an artist chart. */
export interface Region {
  /** number in the contract */
  type: number;
  /** value of `?area=` */
  area: 'chinese' | 'western' | 'korean' | 'japanese';
}

/** Default region, which is omitted from the URL. */
export const defaultRegion: Region = { type: 1, area: 'chinese' };

/** Regions with an artist chart (docs/specification/contract/discover.md#charts). */
export const regions: readonly Region[] = [
  defaultRegion,
  { type: 2, area: 'western' },
  { type: 3, area: 'korean' },
  { type: 4, area: 'japanese' },
];

/** Region in a URL; the default one for unknown values. */
export const regionOf = (area: string | undefined): Region =>
  regions.find((region) => region.area === area) ?? defaultRegion;

/** Search parameters of a region. */
export const searchOf = (region: Region): { area?: string } =>
  region === defaultRegion ? {} : { area: region.area };
