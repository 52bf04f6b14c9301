import { useEffect, useRef } from 'react';
import classes from './FilmPreview.module.css';

interface PreviewFilmProps {
  address: string;
  /** its file did not come, or is no film */
  onLost: () => void;
}

/** A film without sound and without controls, over its poster from its first picture on. */
export function PreviewFilm({ address, onLost }: PreviewFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    video.src = address;
    // What can't play says so by an error event, too.
    video.play().catch(() => undefined);
    return () => {
      // Off the page it would go on fetching, and count among the few players a browser lets a page have.
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
