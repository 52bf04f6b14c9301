import type { DeckEvent } from './audio-port.ts';
import { playbackStateOf } from './media-element.ts';

/** Dependencies of the playback report. */
export interface PlaybackReportOptions {
  element: () => HTMLMediaElement;
  /** whether the track should play and no seek is pending */
  isWanted: () => boolean;
  emit: (event: DeckEvent) => void;
}

/**
 * Emits `playing` and `waiting` by the element's properties. Its events are not sufficient: an element that was
 * never paused, because `play` came during the fade of a pause, fires no second `playing`.
 */
export function createPlaybackReport({ element, isWanted, emit }: PlaybackReportOptions) {
  let reported: 'playing' | 'waiting' | null = null;
  return {
    /** Resets the state, so that the next `playing` is reported again. */
    reset(): void {
      reported = null;
    },
    /**
     * Emits `playing` if the element plays as intended and that was not reported yet; called on every media event.
     */
    update(): void {
      if (reported === 'playing' || !isWanted() || playbackStateOf(element()) !== 'playing') return;
      reported = 'playing';
      emit({ type: 'playing' });
    },
    /** Emits `waiting` after the element ran out of data. */
    waiting(): void {
      reported = 'waiting';
      emit({ type: 'waiting' });
    },
  };
}
