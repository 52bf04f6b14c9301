import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Names of the music regions, by their codes in the contract (docs/specification/contract/discover.md#latest-music).
 */
export const regionNames = {
  ZH: msg`华语`,
  EA: msg`欧美`,
  JP: msg`日本`,
  KR: msg`韩国`,
} as const satisfies Record<string, MessageDescriptor>;

export type Region = keyof typeof regionNames;
