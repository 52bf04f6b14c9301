import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  exclusiveMvsQuery,
  hottestMvsQuery,
  type MvArea,
  type MvFilter,
  newestMvsQuery,
} from '@qingyin/data-video';
import { areaOf } from '../../shared/mv-filter-labels.ts';

interface Block {
  title: MessageDescriptor;
  /** query of one row */
  query: (area: MvArea) => ReturnType<typeof newestMvsQuery>;
  /** filter of the full list on /mv-all, besides the area */
  filter: Partial<MvFilter>;
}

/** MV blocks with an area filter, by the name of its search parameter. */
export const mvBlocks = {
  newest: { title: msg`最新MV`, query: newestMvsQuery, filter: { order: '最新' } },
  hottest: { title: msg`热门MV`, query: hottestMvsQuery, filter: { order: '最热' } },
  exclusive: { title: msg`平台出品`, query: exclusiveMvsQuery, filter: { type: '网易出品' } },
} as const satisfies Record<string, Block>;
export type BlockName = keyof typeof mvBlocks;

type MvSearch = Partial<Record<BlockName, string | undefined>>;
export type BlockAreas = Readonly<Record<BlockName, MvArea>>;

/** Areas in the URL's search parameters. */
export const areasOf = ({ newest, hottest, exclusive }: MvSearch): BlockAreas => ({
  newest: areaOf(newest),
  hottest: areaOf(hottest),
  exclusive: areaOf(exclusive),
});

const named = (area: MvArea) => (area === '全部' ? undefined : area);

/** Link to the page with these areas; "all" (全部) is omitted. */
export const mvLink = ({ newest, hottest, exclusive }: BlockAreas) => {
  const search: MvSearch = {
    newest: named(newest),
    hottest: named(hottest),
    exclusive: named(exclusive),
  };
  return { to: '/mv', search } as const;
};
