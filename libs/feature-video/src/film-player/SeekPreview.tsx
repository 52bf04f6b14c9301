import { formatDuration } from '@qingyin/i18n';
import { useEffect, useRef, useState } from 'react';
import styles from './SeekPreview.module.css';

interface SeekPictureProps {
  sampleOf: () => Promise<string>;
  /** position along the bar, 0 to 1 */
  share: number;
  placeMs: number;
}

/** Seek preview: a frame at a position of the film, from a second, small and muted video element. */
export default function SeekPreview({ sampleOf, share, placeMs }: SeekPictureProps) {
  const sample = useRef<HTMLVideoElement>(null);
  const wanted = useRef(placeMs);
  const [there, setThere] = useState(false);

  useEffect(() => {
    const video = sample.current;
    if (!video) return;
    let gone = false;
    // Errors are ignored: without a picture the time is still shown.
    sampleOf().then(
      (address) => {
        if (!gone) video.src = address;
      },
      () => {},
    );
    return () => {
      gone = true;
      video.removeAttribute('src');
      video.load();
    };
    // One element for as long as the pointer stays on the bar.
  }, [sampleOf]);

  useEffect(() => {
    wanted.current = placeMs;
    const video = sample.current;
    // One seek at a time; when it ends, the next one goes to the pointer's current position.
    if (video && video.readyState > 0 && !video.seeking) video.currentTime = placeMs / 1000;
  }, [placeMs]);

  return (
    <div
      className={styles.picture}
      data-there={there || undefined}
      style={{ insetInlineStart: `clamp(80px, ${String(share * 100)}%, calc(100% - 80px))` }}
      aria-hidden="true"
    >
      <video
        ref={sample}
        muted
        playsInline
        preload="auto"
        tabIndex={-1}
        className={styles.sample}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = wanted.current / 1000;
        }}
        onSeeked={({ currentTarget }) => {
          setThere(true);
          if (Math.abs(currentTarget.currentTime * 1000 - wanted.current) > 500)
            currentTarget.currentTime = wanted.current / 1000;
        }}
      />
      <span className={styles.time}>{formatDuration(placeMs)}</span>
    </div>
  );
}
