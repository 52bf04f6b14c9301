import type { Track } from '@qingyin/contract';
import { textLanguage } from '@qingyin/i18n';
import { runsLeft } from '../stage/text-runs.ts';
import styles from './SungLine.module.css';
import { useSungLine } from './use-sung-line.ts';

/** Active line in one row, hidden from screen readers: 歌词设置 has an announcement of its own for them. */
export default function SungLine({ track }: { track: Track }) {
  const line = useSungLine(track);
  return (
    <p
      className={styles.line}
      // The end of a line that is too long is cut off, not its beginning.
      dir={runsLeft(line?.text ?? '') ? 'rtl' : 'ltr'}
      aria-hidden
      data-sung-line
      lang={line ? textLanguage(line.text) : undefined}
    >
      <bdi>{line?.text}</bdi>
    </p>
  );
}
