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
  /** how much of it was reported while it went on, ms */
  told: number;
}

export interface MeterInput {
  playId: number;
  track: Track | null;
  source: QueueSource | null;
  status: PlayerStatus;
}

/** A song that goes on is reported about so often, ms: a page may end without a word. */
const GOES_ON_MS = 30_000;

const heardOf = ({ playedMs, since }: Heard, now: number): number =>
  playedMs + (since === null ? 0 : now - since);

/**
 * Measures how long each song was really heard, pauses and stalls left out, and reports `started` when its
 * first sound comes, `going-on` twice a minute and `finished` when it leaves. A song that never sounded is not reported.
 */
export function createListeningMeter(report: (event: PlayerReport) => void, now: () => number) {
  let heard: Heard | null = null;

  return {
    /** To be called after each change of the player. */
    observe({ playId, track, source, status }: MeterInput): void {
      if (status === 'playing' && track && heard?.playId !== playId) {
        heard = { playId, track, source, playedMs: 0, since: now(), told: 0 };
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
    /** To be called now and then while something sounds. */
    tick(): void {
      if (heard?.since == null) return;
      const playedMs = heardOf(heard, now());
      if (playedMs - heard.told < GOES_ON_MS) return;
      heard.told = playedMs;
      report({ type: 'going-on', trackId: heard.track.id, playedMs, source: heard.source });
    },
    /** The song with this number is over. */
    finish(playId: number, completed: boolean): void {
      if (heard?.playId !== playId) return;
      const playedMs = heardOf(heard, now());
      report({ type: 'finished', trackId: heard.track.id, playedMs, completed, source: heard.source });
      heard = null;
    },
  };
}
