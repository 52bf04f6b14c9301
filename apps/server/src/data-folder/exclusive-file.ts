import Database from 'libsql';

/** Two that lock at the same moment hinder each other for a moment, ms. */
const WAIT_MS = 1000;

/** A connection that is collected as garbage would give its lock back. */
const held = new Set<object>();

/**
 * Locks a file for this process through an exclusive SQLite transaction: the operating system gives the lock to one
 * process only and takes it back when that process ends, however it ends. The file stays, empty, since removing it
 * would let two processes lock two files of one name.
 *
 * @param file must not be opened by anything else in this process: closing it would give the lock back (POSIX)
 * @returns how to give it back; undefined when another process holds it
 * @throws the driver's error when the file cannot be made
 */
export function holdExclusively(file: string): (() => void) | undefined {
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
