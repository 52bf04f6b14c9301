import type { QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { attempt } from '@qingyin/ui';

/** Playback state of a collection with a toggle, for play buttons outside its page. */
export interface SourcePlayback {
  /** this source is what plays now */
  playing: boolean;
  /** plays it from the start; pauses or resumes if it is in the queue already */
  toggle: () => void;
}

/**
 * Plays a collection from outside its page. `start` fetches and plays it; on rejection the message `failed` is
 * shown with a retry.
 */
export function usePlaySource(
  { kind, id }: QueueSource,
  start: () => Promise<void>,
  failed: string,
): SourcePlayback {
  const player = usePlayer();
  const current = usePlayerState(({ source }) => source?.kind === kind && source.id === id);
  const sounding = usePlayerState(({ status }) => status === 'playing' || status === 'buffering');
  const toggle = () => {
    if (current) player.toggle();
    else void attempt(failed, start);
  };
  return { playing: current && sounding, toggle };
}
