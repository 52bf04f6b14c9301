/* eslint-disable @nx/enforce-module-boundaries -- one way of starting PostgreSQL, for measurements and tests */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../tools/lib/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** a PostgreSQL that may do anything, without a database name at the end */
    postgres: string;
  }
}

/** A PostgreSQL for the time of the run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  provide('postgres', url);
  return stop;
}
