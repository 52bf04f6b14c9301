import type { DeckEvent } from './audio-port.ts';
import { playbackStateOf } from './elements.ts';

export interface PlaybackReportOptions {
  element: () => HTMLMediaElement;
  /** whether the song is to be heard, and no jump is pending */
  isWanted: () => boolean;
  emit: (event: DeckEvent) => void;
}

/**
 * Emits `playing` and `waiting` by what an element does, read from its properties. A single event is not enough: an
 * element that was never really paused, because a pause was taken back while it faded, fires no second `playing`.
 */
export function createPlaybackReport({ element, isWanted, emit }: PlaybackReportOptions) {
  let reported: 'playing' | 'waiting' | null = null;
  return {
    /** The engine expects a new report, whatever the last one was. */
    reset(): void {
      reported = null;
    },
    /** Emits `playing` if the element plays what is wanted and that was not reported; called at every sign of life. */
    update(): void {
      if (reported === 'playing' || !isWanted() || playbackStateOf(element()) !== 'playing') return;
      reported = 'playing';
      emit({ type: 'playing' });
    },
    /** The element has run out of data. */
    waiting(): void {
      reported = 'waiting';
      emit({ type: 'waiting' });
    },
  };
}
