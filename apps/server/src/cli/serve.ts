import { startServer } from '../start-server.ts';
import { endWith, say } from './end-with.ts';
import { explain } from './explain.ts';
import { readOptions } from './options.ts';

/**
 * Runs the server until SIGTERM or SIGINT. If it cannot start, prints the reason in one line and exits with code
 * 1.
 */
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
      `no administrator yet; to become it, sign in and call /api/x/admin/claim, which needs this code: ${server.claim}`,
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
  // Printed last: programs that wait for this line read the previous ones too.
  say(`Qingyin is ready: ${server.url}`);
}
