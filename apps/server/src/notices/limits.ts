import { DAY_MS } from '../time.ts';

/** Retention: older notifications are neither listed nor stored. */
export const KEPT_MS = 180 * DAY_MS;
/** Retention: only the newest ones of a user are stored. */
export const KEPT_MOST = 2000;
