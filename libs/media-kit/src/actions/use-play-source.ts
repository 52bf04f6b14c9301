import type { QueueSource } from '@qingyin/player';
import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { attempt } from '@qingyin/ui';

export interface SourcePlayback {
  /** this is what plays now */
  playing: boolean;
  /** plays it from the start, or pauses and goes on when it is the one in the queue */
  toggle: () => void;
}

/** Plays a collection from outside its page. `start` fetches and plays it; when it rejects, `failed` is said and it is offered again. */
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
