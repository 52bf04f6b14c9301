/* eslint-disable @nx/enforce-module-boundaries -- one way of starting PostgreSQL, for measurements and tests */
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import { SEEDED_DATABASE } from './database.ts';
import { seedOnce } from './seeded.setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** a PostgreSQL that may do anything, without a database name at the end */
    postgres: string;
  }
}

/** A PostgreSQL for the time of the run, with the demo catalogue in a database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${SEEDED_DATABASE}`);
  await client.end();
  const forget = await seedOnce(project, { DATABASE_URL: `${url}/${SEEDED_DATABASE}` });
  return async () => {
    forget();
    await stop();
  };
}
