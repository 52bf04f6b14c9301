import { backup } from './backup.ts';
import type { CommandLine } from './command-line.ts';
import { files } from './files-command.ts';
import { restore } from './restore.ts';
import { user } from './user-command.ts';

/** Does one thing and is done, instead of serving. @throws UsageError, or whatever went wrong, for `explain` */
export type Command = (line: CommandLine) => Promise<void>;

/** What `npm start -- WORD …` knows besides serving. */
export const commands: Readonly<Record<string, Command>> = { backup, files, restore, user };
