/** The player bar's button of the queue; null where it is not drawn. */
export const queueButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-player-queue-button]');

/** The player bar's button of the sound; null where it is not drawn. */
export const soundButton = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-player-sound-button]');
