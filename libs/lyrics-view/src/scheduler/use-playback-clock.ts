import { usePlayer } from '@qingyin/player-react';
import { useMemo } from 'react';
import type { PlaybackClock } from './lyric-scheduler.ts';

/** Playback clock with change notifications. */
export interface LivePlaybackClock extends PlaybackClock {
  /**
   * Subscribes to seeks, pauses, resumes and rate changes, and to the position several times a second while the
   * song plays.
   */
  subscribe(listener: () => void): () => void;
}

/** Clock of the player, for the lyric scheduler and the karaoke highlight. */
export function usePlaybackClock(): LivePlaybackClock {
  const player = usePlayer();
  return useMemo(
    () => ({
      positionMs: () => player.positionMs(),
      rate: () => player.snapshot.get().rate,
      isAdvancing: () => player.snapshot.get().status === 'playing',
      subscribe(listener) {
        const leave = [player.snapshot.subscribe(listener), player.progress.subscribe(listener)];
        return () => leave.forEach((off) => off());
      },
    }),
    [player],
  );
}
