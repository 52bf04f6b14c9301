import { usePlayer } from '@qingyin/player-react';
import { useEffect, useEffectEvent } from 'react';

/** Step of the keys for fast forward and rewind, ms. */
const SEEK_MS = 10_000;

/**
 * Handles the keys of remote controls and media keyboards that browsers deliver to the page: play, pause, stop, next,
 * previous, fast forward and rewind; and Back, which calls `onClose`.
 */
export function useRemoteKeys(onClose: () => void, active: boolean): void {
  const player = usePlayer();
  const run = useEffectEvent((key: string): boolean => {
    const acts: Readonly<Record<string, () => void>> = {
      MediaPlayPause: () => player.toggle(),
      MediaPlay: () => player.play(),
      MediaPause: () => player.pause(),
      MediaStop: () => player.pause(),
      MediaTrackNext: () => player.next(),
      MediaTrackPrevious: () => player.previous(),
      MediaFastForward: () => player.seek(player.positionMs() + SEEK_MS),
      MediaRewind: () => player.seek(player.positionMs() - SEEK_MS),
      BrowserBack: onClose,
      GoBack: onClose,
      // Televisions with Tizen.
      XF86Back: onClose,
    };
    acts[key]?.();
    return key in acts;
  });
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && run(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active]);
}
