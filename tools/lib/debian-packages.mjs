import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * Finds a program on the path, or in the folders of administrators' programs, which are on the path of root only.
 * @param {readonly string[]} names in order of preference
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | null} absolute path
 */
export function onPath(names, env = process.env) {
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system's package lists contain a package. @param {string} name */
export async function isOffered(name) {
  if (!isProgram('/usr/bin/apt-cache')) return false;
  const { code, output } = await run('apt-cache', ['show', name], { quiet: true });
  return code === 0 && output.includes('Package:');
}

/**
 * Returns a function that runs apt-get with root privileges.
 * @returns {Promise<((command: string, ...args: string[]) => Promise<unknown>) | null>} null on other systems, and
 *   where becoming root needs a password
 */
export async function aptAsRoot() {
  const prefix = isProgram('/usr/bin/apt-get') ? await rootPrefix() : null;
  if (prefix === null) return null;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return (command, ...args) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', command, '-q', ...args];
    return run(program, rest, { env, quiet: true });
  };
}

/** How to become root without a prompt: no prefix, `sudo -n`, or null if impossible. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : null;
}
