import type { Track } from '@qingyin/contract';
import { TrackLikeButton } from '@qingyin/media-kit';
import { ModeButton, MoreButton, SkipButton } from '@qingyin/player-react';
import styles from './PhoneTransport.module.css';

/** What the small player of phones has no room for: mode, the songs before and after, settings, the heart. */
export function PhoneTransport({ track }: { track: Track }) {
  return (
    <div className={styles.row}>
      <ModeButton />
      {/* As in the bar, the run of a tape does not mirror. */}
      <span className={styles.tape} dir="ltr">
        <SkipButton to="previous" />
        <SkipButton to="next" />
      </span>
      <MoreButton />
      <TrackLikeButton track={track} />
    </div>
  );
}
