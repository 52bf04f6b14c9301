import { textLanguage } from '@qingyin/i18n';
import type { LyricLine, LyricSide } from '@qingyin/lyrics';
import { memo, useRef } from 'react';
import styles from './LyricLines.module.css';
import { LyricWords } from './LyricWords.tsx';
import type { LyricView } from './lyric-view.ts';
import { useSungWords } from './use-sung-words.ts';

export interface LyricRowProps {
  line: LyricLine;
  view: LyricView;
  active: boolean;
  /** where it stands in a duet */
  side: LyricSide;
  /** gets where the line starts, ms; without it the line is text only */
  onSeek: ((ms: number) => void) | undefined;
}

/** One line with what belongs to it. Drawn anew only when it becomes or ceases to be the sung one. */
export const LyricRow = memo(
  LyricRowInner,
  (one, other) => one.line === other.line && one.view === other.view && one.active === other.active,
);

function LyricRowInner({ line, view, active, side, onSeek }: LyricRowProps) {
  const words = useRef<HTMLElement>(null);
  const behind = useRef<HTMLElement>(null);
  const { background } = line;
  useSungWords(words, active ? line.words : undefined);
  useSungWords(behind, active ? background?.words : undefined);
  if (line.text === '') return <li className={styles.pause} data-active={active || undefined} />;
  const content = (
    <>
      {view.romanisation && line.romanisation && (
        <span className={styles.beside} lang="zh-Latn">
          <bdi>{line.romanisation}</bdi>
        </span>
      )}
      <span className={styles.text} lang={textLanguage(line.text)}>
        <LyricWords sung={line} active={active} words={words} />
      </span>
      {background && (
        <span className={styles.behind} lang={textLanguage(background.text)}>
          <LyricWords sung={background} active={active} words={behind} />
        </span>
      )}
      {view.translation && line.translation && (
        <span className={styles.beside} lang={textLanguage(line.translation)}>
          <bdi>{line.translation}</bdi>
        </span>
      )}
    </>
  );
  return (
    <li
      className={styles.line}
      data-active={active || undefined}
      data-side={side}
      aria-current={active ? 'true' : undefined}
    >
      {onSeek ? (
        <button type="button" className={styles.seek} onClick={() => onSeek(line.startMs)}>
          {content}
        </button>
      ) : (
        <p className={styles.seek}>{content}</p>
      )}
    </li>
  );
}
