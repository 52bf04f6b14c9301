import pg from 'pg';

/** Runs of a statement before it is prepared, in all connections of the process. */
const OFTEN = 5;
/** Texts that are prepared at most: each connection to the server keeps the plan of each of them. */
const MOST_PREPARED = 120;
/** Texts whose runs are counted at most. */
const MOST_COUNTED = 2000;
/** The server, or a pool in front of it, lost the statement, has another one of that name, or changed its tables. */
const LOST = new Set(['26000', '42P05', '0A000']);

/** Number of runs by text. */
const runs = new Map<string, number>();
/** Names of the prepared statements by text. */
const names = new Map<string, string>();
/** Number of names that were given. */
let named = 0;
let mayPrepare = true;

/** Whether an error of the driver says that a prepared statement cannot be used; the text itself can be run again. */
export const isPreparationLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && LOST.has(String(error.code));

/**
 * Connection to PostgreSQL that prepares the queries which are run often: planning them takes as long as running them.
 * A statement that was lost is run as it is; behind a pool that shares connections between transactions, and loses
 * statements therefore, nothing is prepared any more.
 */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const run = super.query.bind(this) as unknown as (...args: unknown[]) => Promise<unknown>;
    const name =
      typeof text === 'string' && Array.isArray(values) && callback === undefined ? nameOf(text) : undefined;
    const result = name === undefined ? run(...args) : runPrepared(run, { name, text: String(text), values });
    return result as never;
  }
}

async function runPrepared(
  run: (...args: unknown[]) => Promise<unknown>,
  { name, text, values }: { name: string; text: string; values: unknown },
): Promise<unknown> {
  try {
    return await run({ name, text, values });
  } catch (error) {
    if (!isPreparationLost(error)) throw error;
    names.delete(text);
    if ((error as { code?: string }).code !== '0A000') mayPrepare = false;
    // Inside a transaction this fails, because the transaction is aborted.
    return run(text, values).catch(() => {
      throw error;
    });
  }
}

/** Name of the prepared statement for a query that is run often. */
function nameOf(text: string): string | undefined {
  if (!mayPrepare) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST_PREPARED || !/^\s*(select|with)\b/i.test(text)) return undefined;
  const count = (runs.get(text) ?? 0) + 1;
  if (runs.size >= MOST_COUNTED) runs.clear();
  runs.set(text, count);
  if (count < OFTEN) return undefined;
  named += 1;
  const name = `often-${named}`;
  names.set(text, name);
  return name;
}
