import { mergeConfig } from 'vitest/config';
import { libTests } from '../../tools/vite/preset.mts';

/** Specs about the process, its folder and the served pages, which do not depend on the database. */
const databaseless = [
  'process',
  'proxy',
  'trusted-proxies',
  'web',
  'overload',
  'log-privacy',
  'media-files',
  'slow-bodies',
  'upload-slots',
  'client-disconnects',
].map((name) => `src/${name}.spec.ts`);

const audit = process.env['QINGYIN_AUDIT'] === '1';

/**
 * Specs of what depends on SQL: every endpoint once, conflicting transactions, search, counted and sorted rows,
 * several servers, backups and crashes. Rules above the database run on PostgreSQL in `npm run audit` only.
 */
const onPostgres = [
  ...['backup', 'catalogue', 'concurrency-library', 'damaged-files', 'durability', 'empty-installation'],
  ...['demo-catalogue'],
  ...[
    'endpoints',
    'feed',
    'playlist-versions',
    'schema-problems',
    'continue-listening',
    'converted-songs',
    'recently-played-clearing',
    'replicas',
    'restore',
    'resumable-upload',
  ],
  ...['search-privacy', 'smart-playlists', 'song-access'],
  ...['backup', 'languages', 'missing', 'moves', 'rights', 'search', 'sheets'].map(
    (name) => `music-library-${name}`,
  ),
  'credits-and-editions',
  'bitrate-limits',
  'tag-corrections',
  'song-replacements',
  'chosen-pictures',
  'outside-sources',
  'uploaded-songs',
  'other-clients-playlists',
  'uploads-migration',
  'song-ratings',
  'song-facts',
  'prepared-statements',
  'database-statistics',
];
const allButThose = `src/!(${onPostgres.join('|')}).spec.ts`;

/** Specs that must pass unchanged when a server of this product proxies another one. */
const allButProxied = 'src/!(endpoints|count-consistency|session).spec.ts';

/**
 * The specs start real processes on real ports, each with its own folder or database, and have timeouts for a busy
 * machine. One more worker than a small machine has cores, because files wait for timeouts and the disk. The files
 * of a worker share modules.
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
