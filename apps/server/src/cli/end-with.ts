import { explain } from './explain.ts';
import { UsageError } from './options.ts';

/** Prints a line of the program itself, not of its log. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints one clear line about an error and ends the process with code 1. */
export function endWith(error: unknown): never {
  const line = error instanceof UsageError ? error.message : `Qingyin cannot start: ${explain(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
