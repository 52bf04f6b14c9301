import { DAY_MS } from '@qingyin/server-kernel';

/** Retention: older notifications are neither listed nor stored. */
export const RETENTION_MS = 180 * DAY_MS;
/** Retention: only the newest ones of a user are stored. */
export const MAX_NOTIFICATIONS_PER_USER = 2000;
