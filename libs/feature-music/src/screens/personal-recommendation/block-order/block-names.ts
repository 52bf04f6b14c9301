import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomeBlock } from './block-order.ts';

/** Names of the blocks, for headings and the order dialog. */
export const blockNames: Readonly<Record<HomeBlock, MessageDescriptor>> = {
  daily: msg`每日推荐`,
  playlists: msg`推荐歌单`,
  exclusive: msg`独家放送`,
  'new-songs': msg`最新音乐`,
  mvs: msg`推荐MV`,
  stations: msg`随心听`,
};
