/* eslint-disable @nx/enforce-module-boundaries -- one way of starting PostgreSQL, for measurements and tests */
import type { TestProject } from 'vitest/node';
import pg from 'pg';
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import { SEEDED_DATABASE } from './database.ts';
import { seedOnce } from './seeded.setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of a PostgreSQL server with all privileges, without a database name */
    postgres: string;
  }
}

/** Starts a PostgreSQL server for the run, with the demo catalogue in a template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ durable: false });
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
