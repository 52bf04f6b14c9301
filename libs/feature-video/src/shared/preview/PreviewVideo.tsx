import { useEffect, useRef } from 'react';
import classes from './FilmPreview.module.css';

interface PreviewFilmProps {
  address: string;
  /** the file failed to load or to decode */
  onLost: () => void;
}

/** Muted looping video without controls; covers the poster once its first frame plays. */
export function PreviewVideo({ address, onLost }: PreviewFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    video.src = address;
    // Decoding errors fire an error event too.
    video.play().catch(() => undefined);
    return () => {
      // A detached video element would continue its download and count towards the browser's limit of players.
      video.removeAttribute('src');
      video.load();
    };
  }, [address]);
  return (
    <video
      ref={film}
      className={classes.film}
      muted
      loop
      playsInline
      preload="metadata"
      disablePictureInPicture
      disableRemotePlayback
      tabIndex={-1}
      aria-hidden
      onPlaying={({ currentTarget }) => {
        currentTarget.dataset['there'] = '';
      }}
      onError={onLost}
    />
  );
}
