import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect } from 'react';

/**
 * The film's sound: the loudness is the player's own, as it is one room, and only one of the two sounds
 * (screens.md, "Video").
 */
export function useSound(video: HTMLVideoElement | null) {
  const player = usePlayer();
  const { volume, muted } = usePlayerState(({ volume, muted }) => ({ volume, muted }));

  useEffect(() => {
    if (!video) return;
    video.volume = volume;
    video.muted = muted;
  }, [video, volume, muted]);

  useEffect(() => {
    if (!video) return;
    const seat = player.seatBeside(() => video.pause());
    const claim = (): void => seat.claim();
    video.addEventListener('play', claim);
    return () => {
      video.removeEventListener('play', claim);
      seat.leave();
    };
  }, [video, player]);

  return {
    /** 0 to 100, as it is heard */
    heard: muted ? 0 : Math.round(volume * 100),
    muted,
    setHeard: (percent: number) => player.setVolume(percent / 100),
    toggleMuted: () => player.setMuted(!muted),
  };
}
