/**
 * Program entry: starts the server, or runs the command named by the first argument. Both are separate bundles
 * that are loaded completely at the start: commands start in half the time, and replacing the files during an
 * update does not break a running server.
 */
export {};

const args = process.argv.slice(2);
const [word = ''] = args;
const { run } = await (word === '' || word.startsWith('-')
  ? import('./cli/serve.ts')
  : import('./cli/run-command.ts'));
await run(args);
