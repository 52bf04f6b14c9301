import { backup } from './backup.ts';
import type { CommandLine } from './command-line.ts';
import { files } from './files-command.ts';
import { restore } from './restore.ts';
import { user } from './user-command.ts';

/** A command that runs once instead of serving. @throws UsageError, or any error for `explainError` */
export type Command = (line: CommandLine) => Promise<void>;

/** Commands of `npm start -- COMMAND …`. */
export const commands: Readonly<Record<string, Command>> = { backup, files, restore, user };
