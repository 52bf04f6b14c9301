import { commands } from './commands.ts';
import { endWith, say } from './end-with.ts';
import { UsageError, usage } from './options.ts';

/** Does what the first word says, then lets the process end; with code 1 and one clear line where that cannot be. */
export async function run([word = '', ...rest]: string[]): Promise<void> {
  try {
    const command = commands[word];
    if (!command) throw new UsageError(`there is no command ${word}\n${usage}`);
    await command({ args: rest, env: process.env, say });
  } catch (error) {
    endWith(error);
  }
}
