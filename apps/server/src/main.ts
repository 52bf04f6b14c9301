import { commands } from './cli/commands.ts';
import { readOptions, UsageError, usage } from './cli/options.ts';
import { explain } from './cli/explain.ts';
import { startServer } from './start-server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Serves, or does what the first word says; ends with code 1 and one clear line where that cannot be. */
async function main(args: string[]): Promise<void> {
  const [word = '', ...rest] = args;
  if (word === '' || word.startsWith('-')) return serve(args);
  const command = commands[word];
  if (!command) throw new UsageError(`there is no command ${word}\n${usage}`);
  await command({ args: rest, env: process.env, say });
}

async function serve(args: string[]): Promise<void> {
  const server = await startServer(readOptions(args, process.env), (stage) => say(`  · ${stage}`));
  if (server.demo) say(`demo account: ${server.demo.name} password: ${server.demo.password}`);
  if (server.claim)
    say(
      `no administrator yet; whoever signs in and claims the server (/api/x/admin/claim) needs this code: ${server.claim}`,
    );
  const end = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Last, because whoever waits for it may read the lines before.
  say(`Qingyin is ready: ${server.url}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UsageError ? error.message : `Qingyin cannot start: ${explain(error)}`}\n`,
  );
  process.exit(1);
});
