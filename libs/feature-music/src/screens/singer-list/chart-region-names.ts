import type { MessageDescriptor } from '@lingui/core';
import { regionNames } from '../../shared/region-names.ts';
import type { Region } from './chart-regions.ts';

/** Names of the regions with an artist chart; apart from them, because the route loaders need no texts. */
export const chartRegionNames: Readonly<Record<Region['area'], MessageDescriptor>> = {
  chinese: regionNames.ZH,
  western: regionNames.EA,
  korean: regionNames.KR,
  japanese: regionNames.JP,
};
