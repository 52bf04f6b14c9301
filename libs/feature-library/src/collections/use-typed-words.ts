import { useEffect, useState } from 'react';

/** So long after the last letter the address says what was typed, ms. */
const WRITE_AFTER_MS = 300;

interface Typed {
  words: string;
  /** the address as it was last seen */
  address: string;
  /** what was last written into it */
  written: string;
}

export interface TypedWords {
  /** exactly what stands in the field */
  words: string;
  type: (words: string) => void;
}

/**
 * The words of a search field that live in the address: at once in the field, a moment later in the address, and an
 * address that changes otherwise (Back, a link) changes the field.
 *
 * @param write puts trimmed words into the address; stays the same function
 */
export function useTypedWords(address: string, write: (words: string) => void): TypedWords {
  const [typed, setTyped] = useState<Typed>({ words: address, address, written: address });
  if (typed.address !== address) {
    const own = typed.written === address;
    setTyped({ words: own ? typed.words : address, address, written: address });
  }
  const { words, written } = typed;
  // A blank between two words is nothing to be written yet.
  const trimmed = words.trim();
  useEffect(() => {
    if (trimmed === written) return;
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, written: trimmed }));
      write(trimmed);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [trimmed, written, write]);
  return { words, type: (next) => setTyped((now) => ({ ...now, words: next })) };
}
