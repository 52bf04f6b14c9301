import { postgresTrouble } from './postgres-driver.ts';
import { storageTrouble } from './sqlite-driver.ts';

/**
 * What a failed statement means for the person who runs the server, whichever database it was; null: no trouble of the
 * machine. A caller who hangs up is none.
 */
export const databaseTrouble = (error: unknown): 'full' | 'read-only' | 'away' | null =>
  isOfCaller(error) ? null : (storageTrouble(error) ?? postgresTrouble(error));

/**
 * Node ends a request whose sender hangs up with the code of a lost connection. A lost connection of our own to the
 * database has this code too, but names the system call that failed.
 */
const isOfCaller = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);
