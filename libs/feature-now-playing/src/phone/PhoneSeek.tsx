import { formatDuration } from '@qingyin/i18n';
import { ProgressLine, useProgress } from '@qingyin/player-react';
import styles from './PhoneSeek.module.css';

/** Slider of the position with the position and the length of the song below. The slider announces both. */
export function PhoneSeek() {
  return (
    <div className={styles.seek}>
      <ProgressLine look="touch" glides />
      <div className={styles.times} aria-hidden="true">
        <Position />
        <Length />
      </div>
    </div>
  );
}

const Position = () => <span>{useProgress(({ positionMs }) => formatDuration(positionMs))}</span>;
const Length = () => (
  <span>{useProgress(({ durationMs }) => (durationMs > 0 ? formatDuration(durationMs) : ''))}</span>
);
