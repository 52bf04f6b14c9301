import type { Track } from '@qingyin/contract';
import { textLanguage } from '@qingyin/i18n';
import { runsLeft } from '../stage/text-runs.ts';
import styles from './SungLine.module.css';
import { useSungLine } from './use-sung-line.ts';

/** The sung line on one row, for the eye alone: who listens to the page has 歌词设置 for it. */
export default function SungLine({ track }: { track: Track }) {
  const line = useSungLine(track);
  return (
    <p
      className={styles.line}
      // Where a line is too long its end is cut off, not its beginning.
      dir={runsLeft(line?.text ?? '') ? 'rtl' : 'ltr'}
      aria-hidden
      data-sung-line
      lang={line ? textLanguage(line.text) : undefined}
    >
      <bdi>{line?.text}</bdi>
    </p>
  );
}
