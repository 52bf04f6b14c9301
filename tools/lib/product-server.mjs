import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

/** Rendered songs and pictures are keyed by content, so servers may share them (apps/server/src/media). */
const sharedCache = at('dist', 'e2e', 'media-cache');
const CACHE = 'cache';
const READY_MS = 60_000;
const STOP_MS = 10_000;
const READY_LINE = /Qingyin is ready: \S+?:(\d+)\s/;
const DEMO_LINE = /demo account: (\S+) password: (\S+)/;

/**
 * @typedef {{ name: string, password: string }} Account
 * @typedef {object} ServerOptions
 * @property {readonly string[]} [args] added to the command line
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [script] what to start; the built server unless told otherwise
 * @property {boolean} [ownCache] start with nothing rendered, instead of sharing what others rendered
 * @property {string} [data] start with a copy of this folder instead of an empty one
 * @property {number} [readyMs] how long it may take to be ready
 */

/** The built product on a port and a data folder of its own, to be stopped and started at will. */
export class ProductServer {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #output = '';
  /** @type {Account | null} */
  #account = null;
  #data;
  #options;

  /** 0 until it was started once; it takes a free port then, and the same one after a restart. */
  port = 0;

  /**
   * @param {string} data
   * @param {ServerOptions} options
   */
  constructor(data, options) {
    this.#data = data;
    this.#options = options;
  }

  /**
   * Starts one and waits until it says that it is ready.
   * @param {ServerOptions} [options]
   */
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

  /** Its address on this machine, without a slash at the end. */
  get url() {
    return `http://localhost:${this.port}`;
  }

  /** Its process, for measurements. */
  get pid() {
    return this.#child?.pid;
  }

  /** The account the ready line offers. */
  get demoAccount() {
    if (this.#account === null) throw new Error(`The server offered no demo account:\n${this.#output}`);
    return this.#account;
  }

  /** Everything it printed since it was last started. */
  get log() {
    return this.#output;
  }

  /** Ends it as a service manager would, and waits. */
  async stop() {
    await this.#end('SIGTERM');
  }

  /** Ends it without warning, as a power cut would. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Starts it again on the same port and data. */
  async restart() {
    if (this.#child !== null) await this.stop();
    await this.#launch();
  }

  /** Stops it and puts its data into a folder, for other servers to start with; what was rendered is not among it. */
  async giveData(/** @type {string} */ folder) {
    await this.stop();
    const cache = join(this.#data, CACHE);
    await cp(this.#data, folder, { recursive: true, filter: (from) => from !== cache });
  }

  /** Stops it for good and removes its data. */
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
    const child = spawn(process.execPath, [...serverFlags, script, ...own, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    // Nobody asked for it: whatever fails next fails because of that.
    child.once('exit', (code, signal) => {
      if (this.#child === child)
        console.error(`The server at ${this.url} ended by itself (${code ?? signal}):\n${this.#output}`);
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
