import { prefersReducedMotion } from '@qingyin/ui';
import type { LyricWord } from '@qingyin/lyrics';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { joinCursiveSyllables, type WordPiece, splitWord } from './word-pieces.ts';
import { isShortNumber } from './UprightNumbers.tsx';
import styles from './KaraokeText.module.css';
import { wordDirection } from './text-direction.ts';
import { usePlaybackClock } from '../scheduler/use-playback-clock.ts';
import { type HighlightedPiece, startKaraokeHighlight } from './karaoke-highlight.ts';

interface SungWordsProps {
  words: readonly LyricWord[];
  /** the line is active */
  sounding: boolean;
  /** direction of the line */
  run: 'ltr' | 'rtl';
  /** true: the highlight moves over each word; false: a word is highlighted whole at its start */
  soft: boolean;
  /** the line is a vertical column */
  down: boolean;
}

/** Words of a line with ruby above them and the karaoke highlight while the line is active. */
export function KaraokeText({ words: timed, run, sounding, soft, down }: SungWordsProps) {
  const words = useMemo(() => joinCursiveSyllables(timed), [timed]);
  const line = useRef<HTMLSpanElement>(null);
  const score = usePlaybackClock();
  useLayoutEffect(() => {
    if (!sounding || !line.current) return undefined;
    const fronts = [...line.current.querySelectorAll<HTMLElement>('[data-front]')];
    const wiped = soft && !prefersReducedMotion(line.current);
    const times = words.flatMap((word) =>
      wholeOrPieces(word).map((piece) => (wiped ? piece : { ...piece, startMs: word.startMs })),
    );
    const marked = fronts.map((front, at) => marksOf(front, times[at], down));
    const wipe = startKaraokeHighlight(marked, score, wiped);
    const leave = score.subscribe(wipe.sync);
    return () => {
      leave();
      wipe.stop();
    };
  }, [words, sounding, score, soft, down]);
  return (
    <span ref={line}>
      {words.map((word, at) => (
        <Word key={at} word={word} lineRun={run} />
      ))}
    </span>
  );
}

/** A word with a ruby is not divided, since the ruby belongs to all of it. */
const wholeOrPieces = (word: LyricWord): WordPiece[] =>
  word.reading ? [{ ...word, text: word.text.trimEnd() }] : splitWord(word);

function Word({ word, lineRun }: { word: LyricWord; lineRun: 'ltr' | 'rtl' }) {
  const { text, reading } = word;
  const sung = (
    <span data-word className={styles.word}>
      {wholeOrPieces(word).map((piece, at) => {
        const run = wordDirection(piece.text) ?? lineRun;
        return (
          <span key={at} className={styles.piece} data-short={isShortNumber(piece.text) || undefined}>
            {piece.text}
            <span
              aria-hidden
              data-front={piece.text}
              data-run={run}
              data-against={run !== lineRun || undefined}
              className={styles.front}
            >
              <span data-copy={piece.text} className={styles.copy} />
            </span>
          </span>
        );
      })}
    </span>
  );
  return (
    <>
      {reading ? (
        <ruby>
          {sung}
          <rt>{reading}</rt>
        </ruby>
      ) : (
        sung
      )}
      {text.slice(text.trimEnd().length)}
    </>
  );
}

/**
 * Animations of one piece: a highlighted copy of the text stands still behind a soft-edged mask that moves over
 * it. The mask moves in the reading direction of the word (down in columns), the copy inside it by the same
 * distance backwards.
 */
function marksOf(front: HTMLElement, piece: WordPiece | undefined, down: boolean): HighlightedPiece {
  const before = front.dataset['run'] === 'rtl' ? 100 : -100;
  const move = down ? 'translateY' : 'translateX';
  const from = (percent: number) =>
    ({ property: 'transform', unsung: `${move}(${String(percent)}%)`, sung: `${move}(0%)` }) as const;
  // Two elements rather than `::after`: for a pseudo-element the browser would recalculate styles with each
  // animation that is set.
  return {
    startMs: piece?.startMs ?? 0,
    endMs: piece?.endMs ?? 0,
    marks: [
      { element: front, ...from(before) },
      { element: front.firstElementChild as HTMLElement, ...from(-before) },
    ],
  };
}
