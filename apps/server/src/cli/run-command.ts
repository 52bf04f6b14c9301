import { commands } from './commands.ts';
import { exitWithError, printLine } from './exit-with-error.ts';
import { UsageError } from './usage-error.ts';
import { usage } from './usage.ts';

/**
 * Runs the command named by the first argument and lets the process end; on failure prints one line and exits with
 * code 1.
 */
export async function run([word = '', ...rest]: string[]): Promise<void> {
  try {
    const command = commands[word];
    if (!command) throw new UsageError(`there is no command ${word}\n${usage}`);
    await command({ args: rest, env: process.env, say: printLine });
  } catch (error) {
    exitWithError(error);
  }
}
