/**
 * The program: serves, or runs the command that its first word names. Each of the two is a bundle of its own, loaded as a
 * whole at the start: commands begin in half of the time, and an update that replaces the files leaves a running server
 * complete.
 */
export {};

const args = process.argv.slice(2);
const [word = ''] = args;
const { run } = await (word === '' || word.startsWith('-')
  ? import('./cli/serve.ts')
  : import('./cli/run-command.ts'));
await run(args);
