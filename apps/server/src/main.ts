import { readOptions, UsageError } from './cli/options.ts';
import { explain } from './cli/explain.ts';
import { startServer } from './start-server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the server from the command line; ends with code 1 and one clear line where that cannot be. */
async function main(): Promise<void> {
  const server = await startServer(readOptions(process.argv.slice(2), process.env), (stage) =>
    say(`  · ${stage}`),
  );
  say(`Qingyin is ready: ${server.url}`);
  if (server.demo) say(`demo account: ${server.demo.name} password: ${server.demo.password}`);
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
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof UsageError ? error.message : `Qingyin cannot start: ${explain(error)}`}\n`,
  );
  process.exit(1);
});
