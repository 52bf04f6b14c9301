import { viewOf } from './owner-window.ts';

/**
 * Whether the user prefers reduced motion (WCAG 2.3.3). `shown` selects the window, which may be the mini
 * player's.
 */
export const prefersStill = (shown: Element): boolean =>
  viewOf(shown).matchMedia('(prefers-reduced-motion: reduce)').matches;
