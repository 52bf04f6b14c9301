import type { DeckEvent } from './audio-port.ts';
import type { DeckVolumeOptions } from './deck-volume.ts';
import type { SoundSettings } from '../sound-settings/sound-settings.ts';

/** Dependencies of a deck. */
export interface HtmlDeckOptions extends Pick<DeckVolumeOptions, 'canSetVolume' | 'changed'> {
  emit: (event: DeckEvent) => void;
  /** The element for a URL; a separate one where the deck's own cannot play it. */
  elementFor: (url: string) => HTMLAudioElement;
  tone: () => SoundSettings;
  /** Amplifies an element beyond its maximum volume by a factor; 1: not. */
  boost: (element: HTMLAudioElement, times: number) => void;
  /** Whether a crossfade runs: a new track then starts silent, because the sum would exceed full scale. */
  crosses: () => boolean;
}
