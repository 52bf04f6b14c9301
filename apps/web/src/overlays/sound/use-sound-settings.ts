import { neutralTone, type Tone } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { useSyncExternalStore } from 'react';

/** Sound settings of the player and a function that changes some of them. */
export function useSoundSettings(): [tone: Tone, change: (to: Partial<Tone>) => void] {
  const { tone } = usePlayer();
  const now = useSyncExternalStore(tone.subscribe, tone.get);
  return [now ?? neutralTone, (to) => tone.set({ ...neutralTone, ...tone.get(), ...to })];
}
