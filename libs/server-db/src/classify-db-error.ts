import { classifyPostgresError } from './postgres-driver.ts';
import { classifySqliteError } from './sqlite-driver.ts';

/**
 * Classifies a failed statement of either database: disk full, read-only, database unreachable; null for other
 * errors, aborted requests included.
 */
export const classifyDbError = (error: unknown): 'full' | 'read-only' | 'away' | null =>
  isOfCaller(error) ? null : (classifySqliteError(error) ?? classifyPostgresError(error));

/**
 * Whether the error is an aborted request: Node ends it with the code of a lost connection. A lost connection to
 * the database has the same code, but names the system call that failed.
 */
const isOfCaller = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && !('syscall' in error);
