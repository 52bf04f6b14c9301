import { backup } from './backup.ts';
import { files } from './files-command.ts';
import { restore } from './restore.ts';
import { user } from './user-command.ts';

export interface CommandLine {
  /** what follows the command's name, its own words first, then options as of the server itself */
  args: string[];
  env: Record<string, string | undefined>;
  say: (line: string) => void;
}

/** Does one thing and is done, instead of serving. @throws UsageError, or whatever went wrong, for `explain` */
export type Command = (line: CommandLine) => Promise<void>;

/** What `npm start -- WORD …` knows besides serving. */
export const commands: Readonly<Record<string, Command>> = { backup, files, restore, user };
