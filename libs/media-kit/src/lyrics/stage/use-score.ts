import { usePlayer } from '@qingyin/player-react';
import { useMemo } from 'react';
import type { Score } from './conductor.ts';

export interface LiveScore extends Score {
  /** Calls back when the song jumps, pauses, goes on, changes its speed, and several times a second while it plays. */
  subscribe(listener: () => void): () => void;
}

/** What lyrics go by: the player's own clock. */
export function useScore(): LiveScore {
  const player = usePlayer();
  return useMemo(
    () => ({
      positionMs: () => player.positionMs(),
      rate: () => player.snapshot.get().rate,
      running: () => player.snapshot.get().status === 'playing',
      subscribe(listener) {
        const leave = [player.snapshot.subscribe(listener), player.progress.subscribe(listener)];
        return () => leave.forEach((off) => off());
      },
    }),
    [player],
  );
}
