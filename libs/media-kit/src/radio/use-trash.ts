import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { restoreRadioTrack, trashRadioTrack } from '@qingyin/data-music';
import { actionBar, attempt, message } from '@qingyin/ui';
import { usePlayer } from '@qingyin/player-react';
import { removing } from '@qingyin/player/queue';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Tells the service never to propose a song again, and says so when it did not take it down. Where the service can
 * take that back it is offered; `putBack` is what the page does then.
 */
export function useTrash() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (track: Track, seconds: number, putBack: () => void): Promise<void> =>
    attempt(t`没有记下来，请再试一次`, async () => {
      await trashRadioTrack(track.id, seconds);
      const done = t`以后不会再推荐这首歌`;
      const able = await queryClient.fetchQuery(capabilitiesQuery()).catch(() => null);
      if (!able?.features.includes('fm-skip')) return message.info(done);
      actionBar.show({
        text: done,
        undo: () =>
          void attempt(t`没有成功，请再试一次`, async () => {
            await restoreRadioTrack(track.id);
            putBack();
          }),
      });
    });
}

/** 垃圾桶 of private FM: the song that plays never comes again, and the radio goes on with the next one at once. */
export function useRadioTrash(): () => void {
  const player = usePlayer();
  const throwAway = useTrash();
  return () => {
    const { track, index } = player.snapshot.get();
    if (!track) return;
    const seconds = Math.round(player.positionMs() / 1000);
    player.change(removing([index]));
    void throwAway(track, seconds, () => {
      const now = player.snapshot.get();
      if (now.source?.kind !== 'fm') return;
      // Before the song that plays now, which comes again after it.
      player.insert([track], now.index);
      player.jumpTo(now.index);
    });
  };
}
