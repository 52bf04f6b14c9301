import type { MessageDescriptor } from '@lingui/core';
import { regionNames } from '../../shared/region-names.ts';

/** Region with an artist chart. */
export interface Region {
  /** number in the contract */
  type: number;
  /** value of `?area=` */
  area: string;
  name: MessageDescriptor;
}

/** Default region, which is omitted from the URL. */
export const defaultRegion: Region = { type: 1, area: 'chinese', name: regionNames.ZH };

/** Regions with an artist chart (docs/specification/contract/discover.md#charts). */
export const regions: readonly Region[] = [
  defaultRegion,
  { type: 2, area: 'western', name: regionNames.EA },
  { type: 3, area: 'korean', name: regionNames.KR },
  { type: 4, area: 'japanese', name: regionNames.JP },
];

/** Region in a URL; the default one for unknown values. */
export const regionOf = (area: string | undefined): Region =>
  regions.find((region) => region.area === area) ?? defaultRegion;

/** Search parameters of a region. */
export const searchOf = (region: Region): { area?: string } =>
  region === defaultRegion ? {} : { area: region.area };
