import type { Services } from '../services.ts';

const done = Promise.resolve();

/** Services of a page whose texts and queue are there from the start: there is nothing to load. */
export const services = { locale: { loadAppTexts: () => done }, restored: () => done } as Services;
