import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomeBlock } from './block-order.ts';

/** Names of the blocks, for headings and the dialog that arranges them. */
export const blockNames: Readonly<Record<HomeBlock, MessageDescriptor>> = {
  continue: msg`继续听`,
  recent: msg`最近播放`,
  own: msg`我的歌单`,
  library: msg`最近添加`,
  banners: msg`精彩推荐`,
  entries: msg`发现`,
  daily: msg`每日推荐`,
  playlists: msg`推荐歌单`,
  exclusive: msg`独家放送`,
  'new-songs': msg`最新音乐`,
  mvs: msg`推荐MV`,
  stations: msg`随心听`,
};
