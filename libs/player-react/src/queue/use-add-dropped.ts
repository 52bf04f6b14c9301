import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { type DraggedSongs, message } from '@qingyin/ui';

/** Takes dropped songs, those that can be heard, and says so; fetched first where they are still to come. */
export function useAddDropped(): (songs: DraggedSongs, add: (tracks: readonly Track[]) => void) => void {
  const { t } = useLingui();
  return (songs, add) =>
    void songs.tracks().then((tracks) => {
      // What did not come was said.
      if (!tracks) return;
      const playable = tracks.filter(({ unplayable }) => unplayable === null);
      if (playable.length === 0) return message.info(t`这些歌现在都放不了`);
      add(playable);
      message.success(t`已添加到播放队列`);
    });
}
