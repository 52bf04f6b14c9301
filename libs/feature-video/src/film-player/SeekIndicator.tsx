import { formatDuration } from '@qingyin/i18n';
import styles from './FilmPlayer.module.css';

/** Position that a seek gesture has reached, and its distance from the current one. */
export function SeekIndicator({ placeS, fromS }: { placeS: number; fromS: number }) {
  const far = placeS - fromS;
  return (
    <p className={styles.sought} aria-hidden="true">
      <bdi>
        {formatDuration(placeS * 1000)} {far < 0 ? '−' : '+'}
        {formatDuration(Math.abs(far) * 1000)}
      </bdi>
    </p>
  );
}
