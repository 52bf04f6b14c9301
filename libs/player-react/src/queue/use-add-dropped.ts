import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { attempt, type DraggedSongs, message } from '@qingyin/ui';

/** Takes dropped songs, those that can be heard, and says so; fetched first where they are still to come. */
export function useAddDropped(): (songs: DraggedSongs, add: (tracks: readonly Track[]) => void) => void {
  const { t } = useLingui();
  return (songs, add) =>
    void attempt(t`没有取到歌曲，请再试一次`, async () => {
      const playable = (await songs.tracks()).filter(({ unplayable }) => unplayable === null);
      if (playable.length === 0) return message.info(t`这些歌现在都放不了`);
      add(playable);
      message.success(t`已添加到播放队列`);
    });
}
