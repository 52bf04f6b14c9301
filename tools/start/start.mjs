/**
 * `npm start`: from a fresh clone to a running product in one command. Installs packages if needed, builds what is
 * stale, then runs the server in the same process, so that signals and exit codes need no forwarding. Nx is not
 * started, which keeps a second start short.
 */
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../build/targets.mjs';
import { checkNode, install } from '../install/install.mjs';
import { at } from '../lib/root.mjs';
import { AdviceError, stages } from '../lib/progress-stages.mjs';

const serverEntry = at('dist', 'apps', 'server', 'main.js');

try {
  const { stage } = stages(4);
  await stage('Node', async () => checkNode());
  await stage('Packages', install);
  await stage('Build', (busy) => buildIfStale(['web', 'server', 'widget'], busy));
  await stage('Server', async () => {
    process.argv = [process.execPath, serverEntry, ...process.argv.slice(2)];
    await import(pathToFileURL(serverEntry).href);
    return 'starting';
  });
} catch (error) {
  const text =
    error instanceof AdviceError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\nQingyin did not start.\n${text}\n`);
  process.exit(1);
}
