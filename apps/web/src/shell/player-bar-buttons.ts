/** Queue button of the player bar; null if it is not rendered. */
export const queueButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-player-queue-button]');

/** Sound button of the player bar; null if it is not rendered. */
export const soundButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-player-sound-button]');
