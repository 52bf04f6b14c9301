import { Marked } from '@qingyin/media-kit';
import { type ReactNode, useCallback } from 'react';

/** Draws names with the words marked; the same function as long as the words are the same. */
export function useMarks(words: string): (name: string) => ReactNode {
  return useCallback((name: string) => <Marked text={name} keywords={words} />, [words]);
}
