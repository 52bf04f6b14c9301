import { useRef } from 'react';

/** Pause after which a letter begins a new text, ms. */
const PAUSE_MS = 700;

/**
 * Returns a function that joins letters typed in quick succession and returns the text so far; empty for a space that
 * begins none.
 */
export function useTypeAhead(): (letter: string, timeStamp: number) => string {
  const typed = useRef({ text: '', at: -PAUSE_MS });
  return (letter, timeStamp) => {
    const { text, at } = typed.current;
    const joined = (timeStamp - at < PAUSE_MS ? text + letter : letter).trimStart();
    typed.current = { text: joined, at: timeStamp };
    return joined;
  };
}
