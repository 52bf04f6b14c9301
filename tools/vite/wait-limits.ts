/**
 * Limits of waiting in specs, ms. They end a hang, not slowness: the two cores of a small machine may be rendering songs for
 * another suite meanwhile, and a spec must pass on a machine that is ten times slower.
 */
export const LONGEST_WAIT_MS = 30_000;
/** Of a whole test, which may wait for several things. */
export const LONGEST_TEST_MS = 90_000;
