import { startServer } from '../start-server.ts';
import { endWith, say } from './end-with.ts';
import { explain } from './explain.ts';
import { readOptions } from './options.ts';

/** Serves until the process is told to end; ends it with code 1 and one clear line where that cannot be. */
export async function run(args: string[]): Promise<void> {
  try {
    await serve(args);
  } catch (error) {
    endWith(error);
  }
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
