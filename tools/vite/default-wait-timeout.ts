import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './test-timeouts.ts';

// Vitest's default timeout is one second, and there is no option for it.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

function patient(options: number | { timeout?: number; interval?: number } = {}) {
  return typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options };
}
