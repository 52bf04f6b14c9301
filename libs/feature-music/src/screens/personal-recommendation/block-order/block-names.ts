import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomeBlock } from './block-order.ts';

/** Names of the blocks, for headings and the order dialog. */
export const blockNames: Readonly<Record<HomeBlock, MessageDescriptor>> = {
  continue: msg`继续听`,
  daily: msg`每日推荐`,
  recent: msg`最近播放`,
  playlists: msg`推荐歌单`,
  library: msg`最近添加`,
  exclusive: msg`独家放送`,
  'new-songs': msg`最新音乐`,
  mvs: msg`推荐MV`,
  stations: msg`随心听`,
};
