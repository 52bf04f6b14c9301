/** @file Ids of the demo catalogue that the cases use. */
import type { Params } from './case.ts';

export const SONG = 10_001;
export const INSTRUMENTAL = 10_501;
export const LIST = 5001;
export const OWN_LIST = 6101;
/** longer than the maximum that is answered with details (seeded.setup.ts) */
export const LONG_LIST = 999;
export const CHART = 19_723_756;
/** id of a personal list that other clients know */
export const RADAR = 3_136_952_023;
export const UNKNOWN = 4711;
/** songs whose lyrics the cases change */
export const EDITED = 10_031;
export const REVERTED = 10_032;
/** id of a song in no user's cloud disk */
export const OTHERS_RECORDING = 2_999_999_999;
/** Search query without results. */
export const NO_RESULTS_QUERY = '查无此物';
/** The catalogue's songs with lyrics, including those without rights. */
export const EVERY_SONG = Array.from({ length: 60 }, (_, index) => SONG + index).join(',');
/** Search types of the contract (3.7), one without content, and a query without results. */
export const everyType: Params[] = [
  { keywords: NO_RESULTS_QUERY },
  { keywords: '明月', type: 1, limit: 2, offset: 1 },
  { keywords: '明月', type: 1006 },
  { keywords: '诗经', type: 1000 },
  { keywords: '白惊鸿', type: 100 },
  { keywords: '白惊鸿', type: 10 },
  { keywords: '青音', type: 1002 },
  { keywords: '明月', type: 1004 },
  { keywords: '月', type: 1014 },
  { keywords: '明月', type: 1018 },
  { keywords: '白惊鸿', type: 1018 },
  { keywords: NO_RESULTS_QUERY, type: 1018 },
  { keywords: '明月', type: 1009 },
  { keywords: 'jing ye si' },
  { keywords: '靜夜思' },
];
export const id = (value: number): { id: string } => ({ id: String(value) });
