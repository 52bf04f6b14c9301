/** Id of the block of today's songs. */
export const DAILY_ID = 'daily';

/** Brings today's songs into view, with the focus, wherever the user has put them. */
export function showDaily(): void {
  const block = document.getElementById(DAILY_ID);
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}
