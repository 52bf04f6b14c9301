/** Whether the viewer has asked for less motion (WCAG 2.3.3). */
export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
