/** Element id of the block of daily songs. */
export const DAILY_ID = 'daily';

/** Scrolls to the daily songs and focuses them. */
export function scrollToDailySongs(): void {
  const block = document.getElementById(DAILY_ID);
  block?.scrollIntoView({ block: 'start' });
  block?.focus({ preventScroll: true });
}
