import {
  normalizationGain,
  peakLevelOf,
  maxNormalizationGain,
  type Loudness,
} from '../sound-settings/loudness-normalization.ts';
import type { TrackLevel } from './deck-volume.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';

/**
 * Time before a join at which the gain may not be too loud for the next track; longer than the interval of an
 * element's `timeupdate` events, ms.
 */
const BEFORE_JOIN_MS = 450;

/** Normalization gains of a deck's tracks: the current one and the appended one. */
export function createTrackLevel(tone: () => SoundSettings) {
  let now: Loudness | undefined;
  let next: Loudness | undefined;
  return {
    load(measured: Loudness | undefined): void {
      now = measured;
      next = undefined;
    },
    /** Sets the appended track's loudness; undefined: none, or not measured. */
    follow(measured: Loudness | undefined): void {
      next = measured;
    },
    joined(): void {
      now = next;
      next = undefined;
    },
    /**
     * Gain and peak level of the current track. Shortly before a join, the gain is limited so that the beginning
     * of the next track does not exceed the ceiling.
     */
    at(leftMs: number): TrackLevel {
      const own = normalizationGain(now, tone());
      const level = leftMs < BEFORE_JOIN_MS ? Math.min(own, maxNormalizationGain(next, tone())) : own;
      return { level, height: peakLevelOf(now, tone()) };
    },
  };
}
