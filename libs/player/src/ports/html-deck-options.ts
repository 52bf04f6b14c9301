import type { DeckEvent } from './audio-port.ts';
import type { LoudnessOptions } from './loudness.ts';
import type { Tone } from '../tone/tone.ts';

export interface HtmlDeckOptions extends Pick<LoudnessOptions, 'obeys' | 'changed'> {
  emit: (event: DeckEvent) => void;
  /** The element for a song: another one where this one could not make it heard. */
  elementFor: (url: string) => HTMLAudioElement;
  tone: () => Tone;
  /** An element is to be louder than it can be by itself, so many times; 1: not. */
  boost: (element: HTMLAudioElement, times: number) => void;
  /** Whether one deck sinks beside the other: what comes then must not be there at once, it would be too high. */
  crosses: () => boolean;
}
