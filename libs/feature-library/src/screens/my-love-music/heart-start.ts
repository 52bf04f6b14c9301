import type { ShownList } from '@qingyin/media-kit';

export type LongList = ShownList['list'];

/**
 * The song heart mode begins with: the one that plays where it is in the list, so that it goes on from what is heard;
 * else any that can be played. Songs that no row has shown yet are taken at their word.
 */
export function heartStart(list: LongList, playingId: number | null, random: () => number = Math.random) {
  if (playingId !== null && list.ids.includes(playingId)) return playingId;
  const good = list.ids.filter((_id, index) => !list.trackAt(index)?.unplayable);
  return good[Math.floor(random() * good.length)] ?? list.ids[0];
}
