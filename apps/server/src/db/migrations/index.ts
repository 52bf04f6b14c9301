import type { Migration, MigrationProvider } from 'kysely';
import { first } from './0001-first.ts';

const migrations: Record<string, Migration> = {
  '0001-first': first,
};

/** Every migration, imported statically so that the bundled server needs no folder beside it. */
export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
