import { textLanguage } from '@qingyin/i18n';
import type { LyricLine, LyricSide, SungText } from '@qingyin/lyrics';
import type { Anchor } from '@qingyin/ui';
import { memo, type MouseEvent, useState } from 'react';
import { LineMenuButton } from './LineMenuButton.tsx';
import styles from './LyricLines.module.css';
import type { LyricLook } from './lyric-look.ts';
import { SungWords } from './stage/SungWords.tsx';
import { runsLeft } from './stage/text-runs.ts';
import { Upright } from './stage/upright.tsx';

export interface LyricRowProps {
  line: LyricLine;
  side: LyricSide;
  look: Pick<LyricLook, 'translation' | 'romanisation' | 'motion' | 'direction'>;
  /** it is what is sung now, or was last */
  active: boolean;
  /** it sounds now, beside the active one perhaps */
  sounding: boolean;
  /** gets where the line starts, ms; without it the line is text only */
  onSeek: ((ms: number) => void) | undefined;
  /** its words are covered until they are pressed */
  covered: boolean;
  /** it is what is repeated */
  looped: boolean;
  /** opens the menu of the line; without it there is none */
  onMenu?: ((line: LyricLine, anchor: Anchor) => void) | undefined;
}

/** One line with what belongs to it. Drawn anew only when its place in the song's course changes. */
export const LyricRow = memo(function LyricRow(props: LyricRowProps) {
  const { line, side, look, active, sounding, onSeek, covered, looped, onMenu } = props;
  const [peeking, setPeeking] = useState(false);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu?.(line, menuPlace(event));
  };
  const content = (
    <>
      <Sung sung={line} look={look} sounding={sounding} />
      {line.background && (
        <span className={styles.background}>
          <Sung sung={line.background} look={look} sounding={sounding} />
        </span>
      )}
    </>
  );
  return (
    <li
      className={styles.line}
      data-active={active || undefined}
      data-sounding={sounding || undefined}
      data-side={side}
      data-worded={line.words ? true : undefined}
      data-covered={(covered && !peeking) || undefined}
      data-looped={looped || undefined}
      aria-current={active ? 'true' : undefined}
      onContextMenu={onMenu && openMenu}
    >
      {covered ? (
        <button
          type="button"
          className={styles.seek}
          data-seek
          aria-pressed={peeking}
          onClick={() => setPeeking(!peeking)}
        >
          {content}
        </button>
      ) : onSeek ? (
        <button type="button" className={styles.seek} data-seek onClick={() => onSeek(line.startMs)}>
          {content}
        </button>
      ) : (
        <p className={styles.seek} data-seek>
          {content}
        </p>
      )}
      {onMenu && <LineMenuButton looped={looped} onOpen={(button) => onMenu(line, button)} />}
    </li>
  );
});

/** Beside the pointer; with a key, which has none, beside the line. */
const menuPlace = ({ clientX, clientY, currentTarget }: MouseEvent): Anchor =>
  clientX > 0 || clientY > 0 ? { x: clientX, y: clientY } : currentTarget;

interface SungProps {
  sung: SungText;
  look: LyricRowProps['look'];
  sounding: boolean;
}

/** A text with how it is read above it, and what it means below. */
function Sung({ sung, look, sounding }: SungProps) {
  const { text, words, translation, romanisation } = sung;
  const inWords = words && (sounding || words.some(({ reading }) => reading));
  const run = runsLeft(text) ? 'rtl' : 'ltr';
  return (
    <>
      {look.romanisation && romanisation && (
        <span className={styles.beside} lang="zh-Latn" data-says-words>
          <bdi>{romanisation}</bdi>
        </span>
      )}
      <span
        className={styles.text}
        // In a column it begins where it is read from, should it need a second one.
        dir={look.direction === 'vertical' ? run : undefined}
        lang={textLanguage(text)}
        data-says-words
      >
        <bdi dir={run}>
          {inWords ? (
            <SungWords
              key={look.direction}
              run={run}
              words={words}
              sounding={sounding}
              soft={look.motion !== 'plain'}
              down={look.direction === 'vertical'}
            />
          ) : look.direction === 'vertical' ? (
            <Upright text={text} />
          ) : (
            text
          )}
        </bdi>
      </span>
      {look.translation && translation && (
        <span className={styles.beside} lang={textLanguage(translation)}>
          <bdi>{translation}</bdi>
        </span>
      )}
    </>
  );
}
