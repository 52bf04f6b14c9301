import { usePlayer, usePlayerState } from '@qingyin/player-react';
import { useEffect } from 'react';
import { type FilmMetadata, attachMediaSession } from './media-session.ts';

/**
 * Audio of a film: shares volume and mute with the music player. Film and music pause each other, and the playing one
 * has the media keys (docs/specification/README.md, Video).
 */
export function useFilmAudio(video: HTMLVideoElement | null, { title, posterUrl }: FilmMetadata) {
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
    const focusHandle = player.joinFocus(() => {
      letGo();
      video.pause();
    });
    const claim = (): void => {
      focusHandle.claim();
      letGo();
      letGo = attachMediaSession(video, { title, posterUrl });
    };
    video.addEventListener('play', claim);
    return () => {
      video.removeEventListener('play', claim);
      letGo();
      focusHandle.leave();
    };
  }, [video, player, title, posterUrl]);

  return {
    /** audible volume, 0 to 100 */
    audiblePercent: muted ? 0 : Math.round(volume * 100),
    muted,
    setAudiblePercent: (percent: number) => player.setVolume(percent / 100),
    toggleMuted: () => player.setMuted(!muted),
  };
}
