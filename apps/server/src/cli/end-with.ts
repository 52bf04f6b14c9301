import { explain } from './explain.ts';
import { UsageError } from './options.ts';

/** Prints a line to the standard output, without the log's format. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints an error as one line and exits with code 1. */
export function endWith(error: unknown): never {
  const line = error instanceof UsageError ? error.message : `Qingyin cannot start: ${explain(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
