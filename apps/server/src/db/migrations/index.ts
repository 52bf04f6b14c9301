import type { Migration, MigrationProvider } from 'kysely';
import { first } from './0001-first.ts';
import { counters } from './0002-counters.ts';

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-counters': counters,
};

/** Every migration, imported statically so that the bundled server needs no folder beside it. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
