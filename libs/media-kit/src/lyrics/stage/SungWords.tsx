import type { LyricWord } from '@qingyin/lyrics';
import { useLayoutEffect, useRef } from 'react';
import styles from '../LyricLines.module.css';
import { prefersStill } from './prefers-still.ts';
import { useScore } from './use-score.ts';
import { startWipe } from './wipe.ts';

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
    const elements = [...line.current.querySelectorAll<HTMLElement>('[data-word]')];
    const wipe = startWipe(elements, words, score, soft && !prefersStill());
    const leave = score.subscribe(wipe.sync);
    return () => {
      leave();
      wipe.stop();
    };
  }, [words, sounding, score, soft]);
  return (
    <span ref={line}>
      {words.map(({ text, reading }, at) => (
        <Word key={at} text={text} reading={reading} />
      ))}
    </span>
  );
}

/** Blanks are not marked: a word's edge is its last letter's. */
function Word({ text, reading }: { text: string; reading: string | undefined }) {
  const bare = text.trimEnd();
  const word = (
    <span data-word className={styles.word}>
      {bare}
    </span>
  );
  return (
    <>
      {reading ? (
        <ruby>
          {word}
          <rt>{reading}</rt>
        </ruby>
      ) : (
        word
      )}
      {text.slice(bare.length)}
    </>
  );
}
