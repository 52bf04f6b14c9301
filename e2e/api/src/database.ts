import { basename } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

const made = new Set<string>();

/** Name of the PostgreSQL database with the demo catalogue, used as a template. */
export const SEEDED_DATABASE = 'seeded';

/**
 * Environment variables for a server's database: none for SQLite, otherwise a PostgreSQL database that belongs to
 * the data folder.
 *
 * @param seeded copy the demo catalogue into it, as in the folder
 */
export async function databaseEnv(dataDir: string, seeded = false): Promise<Record<string, string>> {
  if (process.env['QINGYIN_TEST_DATABASE'] !== 'postgres') return {};
  const server = inject('postgres');
  const name = basename(dataDir)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_');
  if (!made.has(name)) {
    made.add(name);
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(`create database ${name}${seeded ? ` template ${SEEDED_DATABASE}` : ''}`);
    await client.end();
  }
  return { DATABASE_URL: `${server}/${name}` };
}
