/** Invocation of a command. */
export interface CommandLine {
  /** arguments after the command's name: its own first, then options of the server */
  args: string[];
  env: Record<string, string | undefined>;
  say: (line: string) => void;
}
