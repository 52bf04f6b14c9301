import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  exclusiveMvsQuery,
  hottestMvsQuery,
  type MvArea,
  type MvFilter,
  newestMvsQuery,
} from '@qingyin/data-video';
import { areaOf } from '../../shared/mv-words.ts';

interface Block {
  title: MessageDescriptor;
  /** one row of it */
  query: (area: MvArea) => ReturnType<typeof newestMvsQuery>;
  /** what chooses all of it on /mv-all, beside the area */
  filter: Partial<MvFilter>;
}

/** The blocks of MVs that have an area of their own, by the name that area has in the address. */
export const mvBlocks = {
  newest: { title: msg`最新MV`, query: newestMvsQuery, filter: { order: '最新' } },
  hottest: { title: msg`热门MV`, query: hottestMvsQuery, filter: { order: '最热' } },
  exclusive: { title: msg`平台出品`, query: exclusiveMvsQuery, filter: { type: '网易出品' } },
} as const satisfies Record<string, Block>;
export type BlockName = keyof typeof mvBlocks;

type MvSearch = Partial<Record<BlockName, string | undefined>>;
export type BlockAreas = Readonly<Record<BlockName, MvArea>>;

/** The areas an address names. */
export const areasOf = ({ newest, hottest, exclusive }: MvSearch): BlockAreas => ({
  newest: areaOf(newest),
  hottest: areaOf(hottest),
  exclusive: areaOf(exclusive),
});

const named = (area: MvArea) => (area === '全部' ? undefined : area);

/** The address of the page with these areas; all of them are not named. */
export const mvLink = ({ newest, hottest, exclusive }: BlockAreas) => {
  const search: MvSearch = {
    newest: named(newest),
    hottest: named(hottest),
    exclusive: named(exclusive),
  };
  return { to: '/mv', search } as const;
};
