import { viewOf } from './view-of.ts';

/** Whether the viewer of an element has asked for less motion (WCAG 2.3.3). */
export const prefersStill = (shown: Element): boolean =>
  viewOf(shown).matchMedia('(prefers-reduced-motion: reduce)').matches;
