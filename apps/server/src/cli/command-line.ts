export interface CommandLine {
  /** what follows the command's name, its own words first, then options as of the server itself */
  args: string[];
  env: Record<string, string | undefined>;
  say: (line: string) => void;
}
