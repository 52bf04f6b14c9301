import { textLanguage } from '@qingyin/i18n';
import type { LyricLine, LyricSide, SungText } from '@qingyin/lyrics';
import type { Anchor } from '@qingyin/ui';
import { memo, type MouseEvent, useState } from 'react';
import { LineMenuButton } from './LineMenuButton.tsx';
import styles from './LyricLines.module.css';
import type { LyricAppearance } from './lyric-appearance.ts';
import { KaraokeText } from './highlight/KaraokeText.tsx';
import { isRtlLine } from './highlight/text-direction.ts';
import { UprightNumbers } from './highlight/UprightNumbers.tsx';

export interface LyricRowProps {
  line: LyricLine;
  side: LyricSide;
  look: Pick<LyricAppearance, 'translation' | 'romanisation' | 'motion' | 'direction'>;
  /** the active row: sung now, or the last one sung */
  active: boolean;
  /** sung now, possibly beside the active row */
  sounding: boolean;
  /** called with the start of the line, ms; undefined renders the line as plain text */
  onSeek: ((ms: number) => void) | undefined;
  /** the text is covered until it is pressed */
  covered: boolean;
  /** the line is the repeated part */
  looped: boolean;
  /** opens the line's menu; undefined renders no menu button */
  onMenu?: ((line: LyricLine, anchor: Anchor) => void) | undefined;
  /** default true; false if the Tab stop of the list is another line */
  reachable?: boolean;
}

/** One lyric line with background vocals. Memoised: renders only when its state changes. */
export const LyricRow = memo(function LyricRow(props: LyricRowProps) {
  const { line, side, look, active, sounding, onSeek, covered, looped, onMenu, reachable = true } = props;
  const tabIndex = reachable ? 0 : -1;
  const [peeking, setPeeking] = useState(false);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu?.(line, menuPlace(event));
  };
  // Lyric words are elements of their own, between which screen readers would pause.
  const said = isSplitIntoLyricWords(line, sounding)
    ? { 'aria-label': textOf(line, look), lang: textLanguage(line.text) }
    : {};
  const content = (
    <>
      <Sung sung={line} look={look} sounding={sounding} />
      {line.background && (
        <>
          {' '}
          <span className={styles.background}>
            <Sung sung={line.background} look={look} sounding={sounding} />
          </span>
        </>
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
          tabIndex={tabIndex}
          data-seek
          aria-pressed={peeking}
          onClick={() => setPeeking(!peeking)}
        >
          {content}
        </button>
      ) : onSeek ? (
        <button
          type="button"
          className={styles.seek}
          tabIndex={tabIndex}
          data-seek
          {...said}
          onClick={() => onSeek(line.startMs)}
        >
          {content}
        </button>
      ) : (
        <p className={styles.seek} data-seek>
          {content}
        </p>
      )}
      {onMenu && (
        <LineMenuButton
          looped={looped}
          // Arrow keys lead from the line to its menu.
          tabIndex={covered || onSeek ? -1 : tabIndex}
          onOpen={(button) => onMenu(line, button)}
        />
      )}
    </li>
  );
});

/** At the pointer; at the line if the menu key opened it, whose event has no coordinates. */
const menuPlace = ({ clientX, clientY, currentTarget }: MouseEvent): Anchor =>
  clientX > 0 || clientY > 0 ? { x: clientX, y: clientY } : currentTarget;

/** Whether a text is rendered by lyric words: while it is sung, and for the readings above them. */
const isSplitIntoLyricWords = ({ words }: SungText, sounding: boolean): boolean =>
  words !== undefined && (sounding || words.some(({ reading }) => reading));

/** The visible texts of a line: romanization, text and translation, then those of the background vocals. */
const textOf = (line: LyricLine, look: LyricRowProps['look']): string =>
  [line, line.background]
    .flatMap((sung) => [
      look.romanisation && sung?.romanisation,
      sung?.text,
      look.translation && sung?.translation,
    ])
    .filter(Boolean)
    .join(' ');

interface SungProps {
  sung: SungText;
  look: LyricRowProps['look'];
  sounding: boolean;
}

/** A text with its romanization above and its translation below. Spaces keep them apart where they are read as one. */
function Sung({ sung, look, sounding }: SungProps) {
  const { text, words, translation, romanisation } = sung;
  const isSplit = words && isSplitIntoLyricWords(sung, sounding);
  const run = isRtlLine(text) ? 'rtl' : 'ltr';
  return (
    <>
      {look.romanisation && romanisation && (
        <>
          <span className={styles.beside} lang="zh-Latn" data-says-words>
            <bdi>{romanisation}</bdi>
          </span>{' '}
        </>
      )}
      <span
        className={styles.text}
        // In vertical lyrics the column starts at its reading side, in case it wraps into a second one.
        dir={look.direction === 'vertical' ? run : undefined}
        lang={textLanguage(text)}
        data-says-words
      >
        <bdi dir={run}>
          {isSplit ? (
            <KaraokeText
              key={look.direction}
              run={run}
              words={words}
              sounding={sounding}
              soft={look.motion !== 'plain'}
              down={look.direction === 'vertical'}
            />
          ) : look.direction === 'vertical' ? (
            <UprightNumbers text={text} />
          ) : (
            text
          )}
        </bdi>
      </span>
      {look.translation && translation && (
        <>
          {' '}
          <span className={styles.beside} lang={textLanguage(translation)}>
            <bdi>{translation}</bdi>
          </span>
        </>
      )}
    </>
  );
}
