/**
 * Counts how often error boundaries of this page were retried, reset or unmounted after an error. Lazy components
 * compare it to decide whether failed code may be requested again.
 */
export const retryCounter = { count: 0 };
