import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { restorePrivateFmTrack, trashPrivateFmTrack } from '@qingyin/data-music';
import { actionBar, attempt, message } from '@qingyin/ui';
import { usePlayer } from '@qingyin/player-react';
import type { Player } from '@qingyin/player';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Excludes a song from recommendations, and reports a failure. Where the service can undo that, offers it and
 * calls `putBack` after it.
 */
export function useExcludeSong() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (track: Track, seconds: number, putBack: () => void): Promise<void> =>
    attempt(t`没有记下来，请再试一次`, async () => {
      await trashPrivateFmTrack(track.id, seconds);
      const done = t`以后不会再推荐这首歌`;
      const able = await queryClient.fetchQuery(capabilitiesQuery()).catch(() => null);
      if (!able?.features.includes('fm-skip')) return message.info(done);
      actionBar.show({
        text: done,
        undo: () =>
          void attempt(t`没有成功，请再试一次`, async () => {
            await restorePrivateFmTrack(track.id);
            putBack();
          }),
      });
    });
}

/** Trash button (垃圾桶) of private FM: excludes the current song and plays the next one at once. */
export function useExcludeCurrentSong(): () => void {
  const player = usePlayer();
  const throwAway = useExcludeSong();
  return () => {
    const { track } = player.snapshot.get();
    if (!track) return;
    const seconds = Math.round(player.positionMs() / 1000);
    void removeCurrent(player, track);
    void throwAway(track, seconds, () => {
      const now = player.snapshot.get();
      if (now.source?.kind !== 'fm') return;
      // Before the current song, which plays again after it.
      player.insert([track], now.index);
      player.jumpTo(now.index);
    });
  };
}

/** Removes the current song from the queue, which plays the next one; skips it if the code does not load. */
const removeCurrent = (player: Player, track: Track): Promise<void> =>
  import('./remove-current-song.ts').then(
    ({ removeCurrentSong }) => removeCurrentSong(player, track),
    () => player.next(),
  );
