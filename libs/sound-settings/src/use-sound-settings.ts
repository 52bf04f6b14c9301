import { defaultSoundSettings, type SoundSettings } from '@qingyin/player';
import { usePlayer } from '@qingyin/player-react';
import { useSyncExternalStore } from 'react';

/** Sound settings of the player and a function that changes some of them. */
export function useSoundSettings(): [tone: SoundSettings, change: (to: Partial<SoundSettings>) => void] {
  const { soundSettings } = usePlayer();
  const now = useSyncExternalStore(soundSettings.subscribe, soundSettings.get);
  return [
    now ?? defaultSoundSettings,
    (to) => soundSettings.set({ ...defaultSoundSettings, ...soundSettings.get(), ...to }),
  ];
}
