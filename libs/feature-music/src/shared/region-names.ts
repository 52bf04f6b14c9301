import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The regions of music, by the words the contract has for them (page, 4.19). */
export const regionNames = {
  ZH: msg`华语`,
  EA: msg`欧美`,
  JP: msg`日本`,
  KR: msg`韩国`,
} as const satisfies Record<string, MessageDescriptor>;

export type Region = keyof typeof regionNames;
