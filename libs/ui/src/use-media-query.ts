import { type ValueStore, createValueStore } from '@qingyin/observable';
import { useSyncExternalStore } from 'react';

const answers = new Map<string, ValueStore<boolean>>();

/**
 * One cached result per query, updated only by the `change` event: reading `matches` on every render is expensive,
 * and a list that is read between a change and its event does not fire the event, so that other subscribers would
 * miss it.
 */
function answerTo(query: string): ValueStore<boolean> {
  let answer = answers.get(query);
  if (!answer) {
    const list = window.matchMedia(query);
    const now = createValueStore(list.matches);
    list.addEventListener('change', () => now.set(list.matches));
    answers.set(query, (answer = now));
  }
  return answer;
}

/** Clears the cache; for specs that change the window's size. */
export const resetMediaQueries = (): void => answers.clear();

/** Whether the window matches a media query; renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  const answer = answerTo(query);
  return useSyncExternalStore(answer.subscribe, answer.get, () => false);
}

/**
 * Up to this width the tab bar is at the bottom and menus are bottom sheets (docs/specification/visual-design.md,
 * Space and shape).
 */
export const PHONE_QUERY = '(max-width: 719.98px)';

/** Whether the window has the width of a phone. */
export const usePhone = (): boolean => useMediaQuery(PHONE_QUERY);
