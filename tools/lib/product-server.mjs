import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './root.mjs';
import { serverNodeFlags } from './server-flags.mjs';

/**
 * Cache of rendered songs and pictures, which are keyed by content, so that servers can share it
 * (libs/server-media/src).
 */
const sharedCache = at('dist', 'e2e', 'media-cache');
const CACHE = 'cache';
const READY_MS = 60_000;
const STOP_MS = 10_000;
const READY_LINE = /Qingyin is ready: \S+?:(\d+)(?:\/\S*)?\s/;
const DEMO_LINE = /demo account: (\S+) password: (\S+)/;

/**
 * @typedef {{ name: string, password: string }} Account
 * @typedef {object} ServerOptions
 * @property {readonly string[]} [args] added to the command line
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [script] script to start; by default the built server
 * @property {boolean} [ownCache] start with an empty media cache instead of the shared one
 * @property {string} [data] start with a copy of this folder instead of an empty one
 * @property {number} [readyMs] timeout until it is ready
 */

/** The built product on a port and data folder of its own, which can be stopped and restarted. */
export class ProductServer {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #output = '';
  /** @type {Account | null} */
  #account = null;
  #data;
  #options;

  /** 0 before the first start, which takes a free port; a restart uses the same port. */
  port = 0;

  /**
   * @param {string} data
   * @param {ServerOptions} options
   */
  constructor(data, options) {
    this.#data = data;
    this.#options = options;
  }

  /** Starts a server and waits until it is ready. @param {ServerOptions} [options] */
  static async start(options = {}) {
    const data = await mkdtemp(join(tmpdir(), 'qingyin-'));
    if (options.data !== undefined) await cp(options.data, data, { recursive: true });
    if (options.ownCache !== true) {
      await mkdir(sharedCache, { recursive: true });
      await symlink(sharedCache, join(data, CACHE));
    }
    const server = new ProductServer(data, options);
    await server.#launch();
    return server;
  }

  /** Its address on this machine, without a trailing slash. */
  get url() {
    return `http://localhost:${this.port}`;
  }

  /** Its process id, for measurements. */
  get pid() {
    return this.#child?.pid;
  }

  /** The demo account that it printed. */
  get demoAccount() {
    if (this.#account === null) throw new Error(`The server printed no demo account:\n${this.#output}`);
    return this.#account;
  }

  /** Its output since the last start. */
  get log() {
    return this.#output;
  }

  /** Ends it with SIGTERM, as a service manager does, and waits. */
  async stop() {
    await this.#end('SIGTERM');
  }

  /** Ends it with SIGKILL, as in a power failure. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Restarts it on the same port and data. */
  async restart() {
    if (this.#child !== null) await this.stop();
    await this.#launch();
  }

  /** Stops it and copies its data to a folder, for other servers to start with; the cache is not included. */
  async giveData(/** @type {string} */ folder) {
    await this.stop();
    const cache = join(this.#data, CACHE);
    await cp(this.#data, folder, { recursive: true, filter: (from) => from !== cache });
  }

  /** Stops it and deletes its data. */
  async dispose() {
    await this.stop();
    await rm(this.#data, { recursive: true, force: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    await new Promise((resolve) => {
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      child.once('exit', () => {
        clearTimeout(late);
        resolve(undefined);
      });
      child.kill(signal);
    });
  }

  async #launch() {
    const {
      args = [],
      env = {},
      script = at('dist', 'apps', 'server', 'main.js'),
      readyMs = READY_MS,
    } = this.#options;
    if (!existsSync(script))
      throw new Error(`${script} is missing: run node tools/build/build.mjs web server`);
    const own = ['--port', String(this.port), '--data', this.#data];
    const child = spawn(process.execPath, [...serverNodeFlags, script, ...own, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    // Unexpected exit: later failures are caused by it.
    child.once('exit', (code, signal) => {
      if (this.#child === child)
        console.error(`The server at ${this.url} ended unexpectedly (${code ?? signal}):\n${this.#output}`);
    });
    await new Promise((resolve, reject) => {
      /** @param {string} why */
      const fail = (why) => reject(new Error(`The server ${why}:\n${this.#output}`));
      const late = setTimeout(() => fail(`was not ready after ${readyMs} ms`), readyMs);
      child.once('exit', (code) => fail(`ended with code ${code}`));
      child.stderr.on('data', (chunk) => (this.#output += chunk));
      child.stdout.on('data', (chunk) => {
        this.#output += chunk;
        const [, port] = READY_LINE.exec(this.#output) ?? [];
        if (port === undefined) return;
        clearTimeout(late);
        if (this.port !== 0 && this.port !== Number(port)) fail(`found its port ${this.port} taken`);
        this.port = Number(port);
        const [, name, password] = DEMO_LINE.exec(this.#output) ?? [];
        this.#account = name && password ? { name, password } : null;
        resolve(undefined);
      });
    });
  }
}
