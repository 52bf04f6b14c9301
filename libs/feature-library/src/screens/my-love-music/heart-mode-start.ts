import type { DisplayedPlaylist } from '@qingyin/track-list';

export type LongList = DisplayedPlaylist['list'];

/**
 * Id of the song heart mode starts with: the current track if it is in the list, so that playback continues from
 * it; otherwise a random playable song. Songs whose details are not loaded yet count as playable.
 * @returns undefined for an empty list
 */
export function heartModeStart(list: LongList, playingId: number | null, random: () => number = Math.random) {
  if (playingId !== null && list.ids.includes(playingId)) return playingId;
  const good = list.ids.filter((_id, index) => !list.trackAt(index)?.unplayable);
  return good[Math.floor(random() * good.length)] ?? list.ids[0];
}
