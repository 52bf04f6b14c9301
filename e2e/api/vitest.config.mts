import { mergeConfig } from 'vitest/config';
import { libTests } from '../../tools/vite/preset.mts';

/** What is about the process, its folder and the pages it serves is the same with either database. */
const databaseless = ['process', 'proxy', 'web', 'overload', 'logs', 'media'].map(
  (name) => `src/${name}.spec.ts`,
);

const audit = process.env['QINGYIN_AUDIT'] === '1';

/** About requests before they reach the database; on PostgreSQL too in `npm run audit`. */
const beforeTheDatabase = ['hostile', 'security', 'peers', 'peers-address'].map(
  (name) => `src/${name}.spec.ts`,
);

/** What a caller must not see a difference in when our server stands in front of another one of its kind. */
const allButProxied = 'src/!(endpoints|agreement|session).spec.ts';

/** Real processes on real ports: one file after the other, and time enough for a busy machine. */
export default mergeConfig(libTests({ name: 'api-e2e', environment: 'node' }), {
  test: {
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'sqlite', exclude: ['src/replicas.spec.ts'] } },
      {
        extends: true,
        test: {
          name: 'postgres',
          exclude: audit ? databaseless : [...databaseless, ...beforeTheDatabase],
          env: { QINGYIN_TEST_DATABASE: 'postgres' },
          globalSetup: ['src/postgres.setup.ts'],
        },
      },
      ...(audit
        ? [
            {
              extends: true as const,
              test: { name: 'proxied', exclude: [allButProxied], env: { QINGYIN_TEST_PROXIED: '1' } },
            },
          ]
        : []),
    ],
  },
});
