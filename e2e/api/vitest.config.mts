import { mergeConfig } from 'vitest/config';
import { libTests } from '../../tools/vite/preset.mts';

/** Real processes on real ports: one file after the other, and time enough for a busy machine. */
export default mergeConfig(libTests({ name: 'api-e2e', environment: 'node' }), {
  test: { fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 },
});
