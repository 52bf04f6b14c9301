import { evenLevel, heightOf, highestLevel, type Loudness } from '../tone/even.ts';
import type { SongLoudness } from './loudness.ts';
import type { Tone } from '../tone/tone.ts';

/**
 * How long before a song goes over into what follows it must not be too loud for that any more; longer than an element
 * keeps silent about its time, ms.
 */
const BEFORE_JOIN_MS = 450;

/** What the songs of a deck need to be as loud as all others: the one that sounds, and the one that lies behind it. */
export function createSongLevel(tone: () => Tone) {
  let now: Loudness | undefined;
  let next: Loudness | undefined;
  return {
    load(measured: Loudness | undefined): void {
      now = measured;
      next = undefined;
    },
    /** What follows without a seam; undefined: nothing that is known. */
    follow(measured: Loudness | undefined): void {
      next = measured;
    },
    joined(): void {
      now = next;
      next = undefined;
    },
    /**
     * For what sounds. Shortly before a join a song that is soft, and made louder, makes way for a
     * next one that is not: its first moments would be above the ceiling.
     */
    at(leftMs: number): SongLoudness {
      const own = evenLevel(now, tone());
      const level = leftMs < BEFORE_JOIN_MS ? Math.min(own, highestLevel(next, tone())) : own;
      return { level, height: heightOf(now, tone()) };
    },
  };
}
