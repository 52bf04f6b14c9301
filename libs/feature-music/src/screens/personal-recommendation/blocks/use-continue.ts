import { fetchContinueQueue } from '@qingyin/data-library';
import { useLingui } from '@lingui/react/macro';
import { usePlayer } from '@qingyin/player-react';
import { seekOnceCurrent } from '@qingyin/track-actions';
import { attempt, message } from '@qingyin/ui';

/** Plays on this device what another one, or this one earlier, has played: the same queue, song and position. */
export function useContinue(device: string): () => void {
  const { t } = useLingui();
  const player = usePlayer();
  return () =>
    void attempt(t`没有取到播放列表，请再试一次`, async () => {
      const { tracks, index, positionMs, source } = await fetchContinueQueue(device);
      const track = tracks[index];
      if (!track) return message.info(t`这些歌已经听不到了`);
      player.playList(tracks, index, source);
      seekOnceCurrent(player, track.id, positionMs);
    });
}
