import { formatClock } from '@qingyin/player-react';
import { useEffect, useRef, useState } from 'react';
import styles from './SeekPicture.module.css';

interface SeekPictureProps {
  sampleOf: () => Promise<string>;
  /** 0 to 1 along the bar */
  share: number;
  placeMs: number;
}

/** What is to be seen at a place of the film, from a second, small and silent reading of it. */
export default function SeekPicture({ sampleOf, share, placeMs }: SeekPictureProps) {
  const sample = useRef<HTMLVideoElement>(null);
  const wanted = useRef(placeMs);
  const [there, setThere] = useState(false);

  useEffect(() => {
    const video = sample.current;
    if (!video) return;
    let gone = false;
    // A picture too many is none too few: without it the time is there still.
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
    // One sample for as long as the pointer stays.
  }, [sampleOf]);

  useEffect(() => {
    wanted.current = placeMs;
    const video = sample.current;
    // One search at a time; the next goes to where the pointer is by then.
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
      <span className={styles.time}>{formatClock(placeMs)}</span>
    </div>
  );
}
