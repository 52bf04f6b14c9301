import type { Services } from '../services.ts';

const done = Promise.resolve();

/** Services of a page whose texts and queue are loaded already. */
export const services = { locale: { loadTexts: () => done }, restored: () => done } as Services;
