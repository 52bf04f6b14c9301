import type { Services } from '../services.ts';

/** Services of a page whose texts are there from the start: there is nothing to load. */
export const services = { locale: { loadTexts: () => Promise.resolve() } } as Services;
