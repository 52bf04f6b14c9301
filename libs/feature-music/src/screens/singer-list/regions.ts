import type { MessageDescriptor } from '@lingui/core';
import { regionNames } from '../../shared/region-names.ts';

export interface Region {
  /** what the contract calls it */
  type: number;
  /** what `?area=` calls it */
  area: string;
  name: MessageDescriptor;
}

/** The region shown before anything is chosen; the address does not name it. */
export const firstRegion: Region = { type: 1, area: 'chinese', name: regionNames.ZH };

/** Regions that have a singer chart (contract page, 4.15). */
export const regions: readonly Region[] = [
  firstRegion,
  { type: 2, area: 'western', name: regionNames.EA },
  { type: 3, area: 'korean', name: regionNames.KR },
  { type: 4, area: 'japanese', name: regionNames.JP },
];

/** The region an address names; the first one where it names none that is known. */
export const regionOf = (area: string | undefined): Region =>
  regions.find((region) => region.area === area) ?? firstRegion;

/** The search part of a region's address. */
export const searchOf = (region: Region): { area?: string } =>
  region === firstRegion ? {} : { area: region.area };
