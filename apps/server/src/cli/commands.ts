import { backup } from './backup.ts';
import { files } from './files-command.ts';
import { restore } from './restore.ts';
import { user } from './user-command.ts';

/** Invocation of a command. */
export interface CommandLine {
  /** arguments after the command's name: its own first, then options of the server */
  args: string[];
  env: Record<string, string | undefined>;
  say: (line: string) => void;
}

/** A command that runs once instead of serving. @throws UsageError, or any error for `explainError` */
export type Command = (line: CommandLine) => Promise<void>;

/** Commands of `npm start -- COMMAND …`. */
export const commands: Readonly<Record<string, Command>> = { backup, files, restore, user };
