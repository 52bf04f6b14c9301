import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { databaseEnv } from './database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const READY = /Qingyin is ready: (\S+)/;
const DEMO = /demo account: (\S+) password: (\S+)/;
/** The built server if this run has built it (it starts in a third of the time), otherwise its sources. */
const program =
  process.env['QINGYIN_TEST_BUILT'] === '1'
    ? ['dist/apps/server/main.js']
    : ['--import', 'tsx', 'apps/server/src/main.ts'];
const READY_WITHIN_MS = 90_000;

/** Running server of a spec. */
export interface ServerProcess {
  url: string;
  /** base of media addresses: the service that has the files */
  mediaUrl: string;
  dataDir: string;
  demo: { name: string; password: string } | null;
  child: ChildProcess;
  /** everything printed so far, on both streams */
  output(): string;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** Ends the process and deletes its data. */
  dispose(): Promise<void>;
}

export interface StartOptions {
  args?: string[];
  env?: Record<string, string>;
  /** command instead of serving, e.g. `backup FILE` */
  command?: string[];
  /** data folder of an earlier server */
  dataDir?: string;
}

/** Creates a folder in the system's temporary folder. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'qy-api-'));

/** Starts the server as `npm start` does, without waiting until it is ready. */
export function launch({ args = [], env = {}, command = [], dataDir = freshFolder() }: StartOptions = {}) {
  const child = spawn(process.execPath, [...program, ...command, '--data', dataDir, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TSX_TSCONFIG_PATH: join(root, 'apps/server/tsconfig.json'),
      // The audio cache is keyed by content, so that all tests and runs can share it.
      QINGYIN_AUDIO_CACHE: join(root, 'dist/e2e/audio-cache'),
      // The background measurement of loudness would take as long as the tests.
      QINGYIN_MEASURE_SOUND: 'no',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, dataDir, ended, output: () => text };
}

/**
 * Starts the server and waits for its ready line. In the project `proxied` another server proxies it, and receives
 * the calls.
 *
 * @throws Error with the whole output if it ends or is not ready in time
 */
export async function startServer(options: StartOptions = {}): Promise<ServerProcess> {
  if (process.env['QINGYIN_TEST_PROXIED'] !== '1') return startOne(options);
  const { args = [], ...rest } = options;
  const at = args.indexOf('--port');
  const port = at < 0 ? [] : args.slice(at, at + 2);
  const behind = await startOne({ ...rest, args: args.filter((arg) => !port.includes(arg)) });
  const front = await startOne({ args: port, env: { QINGYIN_API: `${behind.url}/api` } });
  return {
    ...front,
    mediaUrl: behind.url,
    dataDir: behind.dataDir,
    demo: behind.demo,
    output: () => `${behind.output()}${front.output()}`,
    // Ending the front process ends both.
    ended: front.ended.then(async (code) => {
      behind.child.kill('SIGKILL');
      await behind.ended;
      return code;
    }),
    async dispose() {
      await front.dispose();
      await behind.dispose();
    },
  };
}

/** Waits for the ready line. @throws Error with the whole output if it ends or is not ready in time */
export function waitUntilReady({ child, ended, output }: ReturnType<typeof launch>): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready in time:\n${output()}`)), READY_WITHIN_MS);
    const look = (): void => {
      const found = READY.exec(output())?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(found);
    };
    child.stdout.on('data', look);
    void ended.then((code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code}:\n${output()}`));
    });
  });
}

/** Variables with which a server seeds another catalogue, or has none. */
const OWN_DATA = /^(QINGYIN_SEED_|QINGYIN_API$|DATABASE_URL$)/;

/** Arguments that decide at the first start whether there is a demo catalogue. */
const FIRST_ROWS = /^--(demo-catalogue|music)$/;

/** Data folder for a start: the caller's, otherwise a copy of the seeded one. */
function folderFor({ dataDir, env = {}, args = [] }: StartOptions): { folder: string; seeded: boolean } {
  if (dataDir !== undefined) return { folder: dataDir, seeded: false };
  const folder = freshFolder();
  const seeded =
    !Object.keys(env).some((name) => OWN_DATA.test(name)) && !args.some((arg) => FIRST_ROWS.test(arg));
  if (seeded) cpSync(inject('seeded'), folder, { recursive: true });
  return { folder, seeded };
}

async function startOne(options: StartOptions): Promise<ServerProcess> {
  const args = options.args?.includes('--port') ? options.args : ['--port', '0', ...(options.args ?? [])];
  const { folder, seeded } = folderFor(options);
  const env = { ...(await databaseEnv(folder, seeded)), ...options.env };
  const started = launch({ args, env, dataDir: folder });
  const { child, ended, output, dataDir } = started;
  const url = await waitUntilReady(started);
  const [, name, password] = DEMO.exec(output()) ?? [];
  return {
    ...started,
    url,
    mediaUrl: url,
    demo: name && password ? { name, password } : null,
    async dispose() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
