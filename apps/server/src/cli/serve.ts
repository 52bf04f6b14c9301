import { startServer } from '../start-server.ts';
import { exitWithError, printLine } from './exit-with-error.ts';
import { explainError } from './explain-error.ts';
import { readOptions } from './options.ts';

/**
 * Runs the server until SIGTERM or SIGINT. If it cannot start, prints the reason in one line and exits with code
 * 1.
 */
export async function run(args: string[]): Promise<void> {
  try {
    await serve(args);
  } catch (error) {
    exitWithError(error);
  }
}

async function serve(args: string[]): Promise<void> {
  const server = await startServer(readOptions(args, process.env), (stage) => printLine(`  · ${stage}`));
  if (server.demo) printLine(`demo account: ${server.demo.name} password: ${server.demo.password}`);
  if (server.adminClaim)
    printLine(
      `no administrator yet; to become it, create an account at ${server.url}/login?invitation=${server.adminClaim}&redirect=${encodeURIComponent('/personal-recommendation?welcome=setup')}, or sign in and open Settings, Account, which needs this code: ${server.adminClaim}`,
    );
  const end = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explainError(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Printed last: programs that wait for this line read the previous ones too.
  printLine(`Qingyin is ready: ${server.url}`);
}
