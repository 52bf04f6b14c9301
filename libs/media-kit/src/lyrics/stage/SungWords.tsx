import type { LyricWord } from '@qingyin/lyrics';
import { useLayoutEffect, useRef } from 'react';
import styles from '../LyricLines.module.css';
import { type Piece, piecesOf } from './pieces.ts';
import { prefersStill } from './prefers-still.ts';
import { useScore } from './use-score.ts';
import { type Marked, startWipe } from './wipe.ts';

interface SungWordsProps {
  words: readonly LyricWord[];
  /** their line is sung now */
  sounding: boolean;
  /** they are wiped over; else each is marked whole at its beginning */
  soft: boolean;
}

/** Words that are marked while they are sung; with what stands above them. */
export function SungWords({ words, sounding, soft }: SungWordsProps) {
  const line = useRef<HTMLSpanElement>(null);
  const score = useScore();
  useLayoutEffect(() => {
    if (!sounding || !line.current) return undefined;
    const fronts = [...line.current.querySelectorAll<HTMLElement>('[data-front]')];
    const wiped = soft && !prefersStill(line.current);
    const times = words.flatMap((word) =>
      wholeOrPieces(word).map((piece) => (wiped ? piece : { ...piece, startMs: word.startMs })),
    );
    const marked = fronts.map((front, at) => marksOf(front, times[at]));
    const wipe = startWipe(marked, score, wiped);
    const leave = score.subscribe(wipe.sync);
    return () => {
      leave();
      wipe.stop();
    };
  }, [words, sounding, score, soft]);
  return (
    <span ref={line}>
      {words.map((word, at) => (
        <Word key={at} word={word} />
      ))}
    </span>
  );
}

/** What stands above a word belongs to all of it. */
const wholeOrPieces = (word: LyricWord): Piece[] =>
  word.reading ? [{ ...word, text: word.text.trimEnd() }] : piecesOf(word);

function Word({ word }: { word: LyricWord }) {
  const { text, reading } = word;
  const sung = (
    <span data-word className={styles.word}>
      {wholeOrPieces(word).map((piece, at) => (
        <span key={at} className={styles.piece}>
          {piece.text}
          <span aria-hidden data-front={piece.text} className={styles.front} />
        </span>
      ))}
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
 * A sung copy of the piece's text stands still behind a window with a soft edge that moves over it: the window goes one way
 * and the copy in it as far the other.
 */
function marksOf(front: HTMLElement, piece: Piece | undefined): Marked {
  const before = getComputedStyle(front).direction === 'rtl' ? 100 : -100;
  const from = (percent: number) =>
    ({ property: 'transform', unsung: `translateX(${String(percent)}%)`, sung: 'translateX(0%)' }) as const;
  return {
    startMs: piece?.startMs ?? 0,
    endMs: piece?.endMs ?? 0,
    marks: [
      { element: front, ...from(before) },
      { element: front, ...from(-before), pseudoElement: '::after' },
    ],
  };
}
