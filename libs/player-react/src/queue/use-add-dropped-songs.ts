import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { attempt, type DraggedSongs, message } from '@qingyin/ui';

/** Adds dropped songs that are playable, and shows a message; fetches them first if necessary. */
export function useAddDroppedSongs(): (songs: DraggedSongs, add: (tracks: readonly Track[]) => void) => void {
  const { t } = useLingui();
  return (songs, add) =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const playable = (await songs.tracks()).filter(({ unplayable }) => unplayable === null);
      if (playable.length === 0) return message.info(t`这些歌现在都放不了`);
      add(playable);
      message.success(t`已添加到播放队列`);
    });
}
