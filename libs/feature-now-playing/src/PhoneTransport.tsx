import { TrackLikeButton } from '@qingyin/track-actions';
import type { Track } from '@qingyin/contract';
import { ModeButton, PlaybackSettingsButton, SkipButton } from '@qingyin/player-react';
import styles from './PhoneTransport.module.css';

/** Controls the phone's player bar has no room for: play mode, previous and next, more settings, like. */
export function PhoneTransport({ track }: { track: Track }) {
  return (
    <div className={styles.row}>
      <ModeButton />
      {/* As in the player bar, transport controls are not mirrored in right-to-left languages. */}
      <span className={styles.tape} dir="ltr">
        <SkipButton to="previous" />
        <SkipButton to="next" />
      </span>
      <PlaybackSettingsButton />
      <TrackLikeButton track={track} />
    </div>
  );
}
