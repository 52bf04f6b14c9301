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
/** The built server where it was just built (it starts in a third of the time), else its sources. */
const program =
  process.env['QINGYIN_TEST_BUILT'] === '1'
    ? ['dist/apps/server/main.js']
    : ['--import', 'tsx', 'apps/server/src/main.ts'];
const READY_WITHIN_MS = 90_000;

export interface ServerProcess {
  url: string;
  /** where the addresses of sound and pictures begin: the service that has them */
  mediaUrl: string;
  dataDir: string;
  demo: { name: string; password: string } | null;
  child: ChildProcess;
  /** everything printed so far, both streams */
  output(): string;
  /** Resolves with the exit code once the process has ended. */
  ended: Promise<number | null>;
  /** Ends the process and removes its data. */
  dispose(): Promise<void>;
}

export interface StartOptions {
  args?: string[];
  env?: Record<string, string>;
  /** what to do instead of serving, e.g. `backup FILE` */
  words?: string[];
  /** keep the data of an earlier server */
  dataDir?: string;
}

/** A folder of its own in the system's temporary one. */
export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'qy-api-'));

/** Starts the server as `npm start` would, without waiting for it. */
export function launch({ args = [], env = {}, words = [], dataDir = freshFolder() }: StartOptions = {}) {
  const child = spawn(process.execPath, [...program, ...words, '--data', dataDir, ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TSX_TSCONFIG_PATH: join(root, 'apps/server/tsconfig.json'),
      // Sound is keyed by content: every test and every run may share it.
      QINGYIN_AUDIO_CACHE: join(root, 'dist/e2e/audio-cache'),
      // Measures the loudness of every song in the background, which takes as long as the tests do.
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
 * Starts the server and waits for its ready line. In the project `proxied` it stands behind another one, which is the
 * one that is called.
 *
 * @throws with everything it printed when it ends or is late
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
    // Whoever ends the front one ends both.
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

/** Waits for the ready line. @throws with everything it printed when it ends or is late */
export function ready({ child, ended, output }: ReturnType<typeof launch>): Promise<string> {
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

/** What makes a server write another catalogue, or have none. */
const OWN_DATA = /^(QINGYIN_SEED_|QINGYIN_API$|DATABASE_URL$)/;

/** A folder to start with: the caller's, else one with the demo catalogue that was written once for all. */
function folderFor({ dataDir, env = {} }: StartOptions): { folder: string; seeded: boolean } {
  if (dataDir !== undefined) return { folder: dataDir, seeded: false };
  const folder = freshFolder();
  const seeded = !Object.keys(env).some((name) => OWN_DATA.test(name));
  if (seeded) cpSync(inject('seeded'), folder, { recursive: true });
  return { folder, seeded };
}

async function startOne(options: StartOptions): Promise<ServerProcess> {
  const args = options.args?.includes('--port') ? options.args : ['--port', '0', ...(options.args ?? [])];
  const { folder, seeded } = folderFor(options);
  const env = { ...(await databaseEnv(folder, seeded)), ...options.env };
  const started = launch({ args, env, dataDir: folder });
  const { child, ended, output, dataDir } = started;
  const url = await ready(started);
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
