import type { Track } from '@qingyin/contract';
import type { PlayerReport } from './ports/ports.ts';
import type { PlayerStatus, QueueSource } from './types.ts';

interface Heard {
  playId: number;
  track: Track;
  source: QueueSource | null;
  playedMs: number;
  /** since when it sounds, null while it does not */
  since: number | null;
}

export interface MeterInput {
  playId: number;
  track: Track | null;
  source: QueueSource | null;
  status: PlayerStatus;
}

/**
 * Measures how long each song was really heard, pauses and stalls left out, and reports `started` when its
 * first sound comes and `finished` when it leaves. A song that never sounded is not reported.
 */
export function createListeningMeter(report: (event: PlayerReport) => void, now: () => number) {
  let heard: Heard | null = null;

  return {
    /** To be called after each change of the player. */
    observe({ playId, track, source, status }: MeterInput): void {
      if (status === 'playing' && track && heard?.playId !== playId) {
        heard = { playId, track, source, playedMs: 0, since: now() };
        report({ type: 'started', track, source });
        return;
      }
      if (!heard) return;
      if (status === 'playing' && heard.since === null) heard.since = now();
      if (status !== 'playing' && heard.since !== null) {
        heard.playedMs += now() - heard.since;
        heard.since = null;
      }
    },
    /** The song with this number is over. */
    finish(playId: number, completed: boolean): void {
      if (heard?.playId !== playId) return;
      const playedMs = heard.playedMs + (heard.since === null ? 0 : now() - heard.since);
      report({ type: 'finished', trackId: heard.track.id, playedMs, completed, source: heard.source });
      heard = null;
    },
  };
}
