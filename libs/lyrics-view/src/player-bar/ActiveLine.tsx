import type { Track } from '@qingyin/contract';
import { textLanguage } from '@qingyin/i18n';
import { isRtlLine } from '../highlight/text-direction.ts';
import styles from './ActiveLine.module.css';
import { useActiveLine } from './use-active-line.ts';

/** Active line in one row, hidden from screen readers: 歌词设置 has an announcement of its own for them. */
export default function ActiveLine({ track }: { track: Track }) {
  const line = useActiveLine(track);
  return (
    <p
      className={styles.line}
      // The end of a line that is too long is cut off, not its beginning.
      dir={isRtlLine(line?.text ?? '') ? 'rtl' : 'ltr'}
      aria-hidden
      data-sung-line
      lang={line ? textLanguage(line.text) : undefined}
    >
      <bdi>{line?.text}</bdi>
    </p>
  );
}
