import { useLayoutEffect, useRef } from 'react';
import styles from './FilmPlayer.module.css';

/** Shows the last frame while another file of the same film loads, which avoids a black picture. */
export function FrozenFrame({ video }: { video: HTMLVideoElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (!canvas.current || video.videoWidth === 0) return;
    canvas.current.width = video.videoWidth;
    canvas.current.height = video.videoHeight;
    canvas.current.getContext('2d')?.drawImage(video, 0, 0);
  }, [video]);
  return <canvas ref={canvas} className={styles.still} aria-hidden="true" />;
}
