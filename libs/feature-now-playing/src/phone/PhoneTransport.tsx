import { ModeButton, PlaybackSettingsButton, PlayToggle, SkipButton } from '@qingyin/player-react';
import type { Track } from '@qingyin/contract';
import { TrackRating } from '@qingyin/track-actions';
import styles from './PhoneTransport.module.css';

/** Play mode, previous, play, next, and further playback settings with the stars of the song. */
export function PhoneTransport({ track }: { track: Track }) {
  return (
    <div className={styles.row}>
      <ModeButton />
      {/* As in the player bar, transport controls are not mirrored in right-to-left languages. */}
      <span className={styles.tape} dir="ltr">
        <SkipButton to="previous" />
        <span className={styles.play}>
          <PlayToggle />
        </span>
        <SkipButton to="next" />
      </span>
      <PlaybackSettingsButton>
        <TrackRating track={track} />
      </PlaybackSettingsButton>
    </div>
  );
}
