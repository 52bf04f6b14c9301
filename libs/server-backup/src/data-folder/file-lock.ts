import Database from 'libsql';

/** Busy timeout, since two processes that lock at the same time block each other briefly, ms. */
const WAIT_MS = 1000;

/** References to open connections: a garbage-collected one would release its lock. */
const held = new Set<object>();

/**
 * Locks a file for this process with an exclusive SQLite transaction: the operating system grants the lock to one
 * process and releases it when that process ends in any way. The file stays, empty: deleting it would let two
 * processes lock two files of the same name.
 *
 * @param file must not be opened elsewhere in this process: closing it there would release the lock (POSIX)
 * @returns a function that releases the lock; undefined when another process holds it
 * @throws the driver's error when the file cannot be created
 */
export function lockFileExclusively(file: string): (() => void) | undefined {
  const database = new Database(file, { timeout: WAIT_MS });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (
      error instanceof Error &&
      /busy|locked/i.test(`${'code' in error ? error.code : ''} ${error.message}`)
    )
      return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    if (!held.delete(database)) return;
    database.exec('rollback');
    database.close();
  };
}
