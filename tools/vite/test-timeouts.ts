/**
 * Timeouts of waits in specs, ms. They end a hang, not slowness: the two cores of a small machine may be rendering
 * songs for another suite, and a spec must pass on a machine that is ten times slower.
 */
export const WAIT_TIMEOUT_MS = 30_000;
/** Timeout of a whole test, which may wait several times. */
export const TEST_TIMEOUT_MS = 90_000;
