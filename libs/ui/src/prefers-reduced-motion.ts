import { ownerWindow } from './owner-window.ts';

/**
 * Whether the user prefers reduced motion (WCAG 2.3.3). `shown` selects the window, which may be the mini
 * player's.
 */
export const prefersReducedMotion = (shown: Element): boolean =>
  ownerWindow(shown).matchMedia('(prefers-reduced-motion: reduce)').matches;
