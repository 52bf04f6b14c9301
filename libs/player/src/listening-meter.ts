import type { Track } from '@qingyin/contract';
import type { PlayerReport } from './ports/ports.ts';
import type { PlayerStatus, QueueSource } from './types.ts';

interface Heard {
  playId: number;
  track: Track;
  source: QueueSource | null;
  playedMs: number;
  /** when playback started, ms since 1970; null while it is paused or stalled */
  since: number | null;
  /** played time at the last `going-on` report, ms */
  reported: number;
}

/** The part of the player's state that is measured. */
export interface MeterInput {
  playId: number;
  track: Track | null;
  source: QueueSource | null;
  status: PlayerStatus;
}

/** Interval of the reports during playback, ms: a page may end without a final report. */
const GOES_ON_MS = 30_000;

const heardOf = ({ playedMs, since }: Heard, now: number): number =>
  playedMs + (since === null ? 0 : now - since);

/**
 * Measures how long each track was played, without pauses and stalls. Reports `started` at its first sound,
 * `going-on` twice a minute and `finished` at its end. A track that never played is not reported.
 */
export function createListeningMeter(report: (event: PlayerReport) => void, now: () => number) {
  let heard: Heard | null = null;

  return {
    /** Updates the meter; called after each change of the player. */
    observe({ playId, track, source, status }: MeterInput): void {
      if (status === 'playing' && track && heard?.playId !== playId) {
        heard = { playId, track, source, playedMs: 0, since: now(), reported: 0 };
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
    /** Reports progress if it is due; called repeatedly during playback. */
    tick(): void {
      if (heard?.since == null) return;
      const playedMs = heardOf(heard, now());
      if (playedMs - heard.reported < GOES_ON_MS) return;
      heard.reported = playedMs;
      report({ type: 'going-on', trackId: heard.track.id, playedMs, source: heard.source });
    },
    /** Ends the measurement of this play and reports it. */
    finish(playId: number, completed: boolean): void {
      if (heard?.playId !== playId) return;
      const playedMs = heardOf(heard, now());
      report({ type: 'finished', trackId: heard.track.id, playedMs, completed, source: heard.source });
      heard = null;
    },
  };
}
