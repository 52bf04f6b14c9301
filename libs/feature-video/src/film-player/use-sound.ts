import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect } from 'react';
import { type FilmCard, takeMediaKeys } from './media-keys.ts';

/**
 * The film's sound: the loudness is the player's own, as it is one room; only one of the two sounds, and has the media keys
 * (screens.md, "Video").
 */
export function useSound(video: HTMLVideoElement | null, { title, posterUrl }: FilmCard) {
  const player = usePlayer();
  const { volume, muted } = usePlayerState(({ volume, muted }) => ({ volume, muted }));

  useEffect(() => {
    if (!video) return;
    video.volume = volume;
    video.muted = muted;
  }, [video, volume, muted]);

  useEffect(() => {
    if (!video) return;
    let letGo = (): void => {};
    const seat = player.seatBeside(() => {
      letGo();
      video.pause();
    });
    const claim = (): void => {
      seat.claim();
      letGo();
      letGo = takeMediaKeys(video, { title, posterUrl });
    };
    video.addEventListener('play', claim);
    return () => {
      video.removeEventListener('play', claim);
      letGo();
      seat.leave();
    };
  }, [video, player, title, posterUrl]);

  return {
    /** 0 to 100, as it is heard */
    heard: muted ? 0 : Math.round(volume * 100),
    muted,
    setHeard: (percent: number) => player.setVolume(percent / 100),
    toggleMuted: () => player.setMuted(!muted),
  };
}
