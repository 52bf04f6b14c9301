import { mergeConfig } from 'vitest/config';
import { libTests } from '../../tools/vite/preset.mts';

/** What is about the process, its folder and the pages it serves is the same with either database. */
const databaseless = [
  'process',
  'proxy',
  'trusted-proxies',
  'web',
  'overload',
  'logs',
  'media',
  'slow-bodies',
  'upload-places',
  'hang-ups',
].map((name) => `src/${name}.spec.ts`);

const audit = process.env['QINGYIN_AUDIT'] === '1';

/**
 * What SQL can differ in: every endpoint once, transactions that meet, search, rows that are counted and put in order, several
 * servers, backups and crashes. Rules that are code above the database run on PostgreSQL in `npm run audit`.
 */
const onPostgres = [
  ...['backup', 'catalogue', 'concurrency-library', 'damaged-files', 'durability', 'endpoints', 'feed'],
  ...['list-versions', 'problems', 'recent-cleared', 'replicas', 'restore', 'resumable-upload'],
  ...['search-privacy', 'smart-playlists'],
];
const allButThose = `src/!(${onPostgres.join('|')}).spec.ts`;

/** What a caller must not see a difference in when our server stands in front of another one of its kind. */
const allButProxied = 'src/!(endpoints|agreement|session).spec.ts';

/**
 * Real processes on real ports, each with its own folder or database, and time enough for a busy machine. One file more at a
 * time than cores of a small machine: files wait for time limits and for the disk. The files of a worker share modules.
 */
export default mergeConfig(libTests({ name: 'api-e2e', environment: 'node' }), {
  test: {
    maxWorkers: 3,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          exclude: ['src/replicas.spec.ts'],
          globalSetup: ['src/seeded.setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          exclude: audit ? databaseless : [allButThose],
          env: { QINGYIN_TEST_DATABASE: 'postgres' },
          globalSetup: ['src/postgres.setup.ts'],
        },
      },
      ...(audit
        ? [
            {
              extends: true as const,
              test: {
                name: 'proxied',
                exclude: [allButProxied],
                env: { QINGYIN_TEST_PROXIED: '1' },
                globalSetup: ['src/seeded.setup.ts'],
              },
            },
          ]
        : []),
    ],
  },
});
