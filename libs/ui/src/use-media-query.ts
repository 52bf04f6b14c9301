import { useSyncExternalStore } from 'react';
import { type ValueStore, valueStore } from './feedback/value-store.ts';

const answers = new Map<string, ValueStore<boolean>>();

/**
 * One answer per query, read from the browser only when it tells of a change: asking anew on every render is dear, and a list
 * that is asked between a change and the news of it gives the answer to whoever asked and tells nobody else.
 */
function answerTo(query: string): ValueStore<boolean> {
  let answer = answers.get(query);
  if (!answer) {
    const list = window.matchMedia(query);
    const now = valueStore(list.matches);
    list.addEventListener('change', () => now.set(list.matches));
    answers.set(query, (answer = now));
  }
  return answer;
}

/** For specs that give the window another size. */
export const forgetMediaQueries = (): void => answers.clear();

/** Whether the window matches a media query, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const answer = answerTo(query);
  return useSyncExternalStore(answer.subscribe, answer.get, () => false);
}

/** Up to here tabs stand at the bottom and menus come as sheets (look.md, Space and shape). */
export const PHONE_QUERY = '(max-width: 719.98px)';

/** Whether this is a phone's width. */
export const usePhone = (): boolean => useMediaQuery(PHONE_QUERY);
