import { defineConfig } from 'vitest/config';

/**
 * Timeout in ms: linting with the real configuration builds the project graph, which takes a while on a cold
 * machine.
 */
const SLOWEST_MS = 120_000;

export default defineConfig({
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.spec.ts'],
    testTimeout: SLOWEST_MS,
    hookTimeout: SLOWEST_MS,
  },
});
