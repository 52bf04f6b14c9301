import { DAY_MS } from '../time.ts';

/** What is older is told no more. */
export const KEPT_MS = 180 * DAY_MS;
/** So many are kept for one person. */
export const KEPT_MOST = 2000;
