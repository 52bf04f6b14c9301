import { vi } from 'vitest';

/** What is awaited comes, but not always within Vitest's one second: two cores run several suites. ms */
const LONGEST_WAIT_MS = 10_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

function patient(options: number | { timeout?: number; interval?: number } = {}) {
  return typeof options === 'number' ? options : { timeout: LONGEST_WAIT_MS, ...options };
}
