import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {boolean} [quiet] collect the output without showing it
 * @property {string} [cwd]
 *
 * @typedef {object} RunResult
 * @property {number} code exit code; 128 when a signal ended the child, 127 when it could not be started
 * @property {string} output standard output and error in the order they came
 */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;
/** Exit code of a program that was ended, or not started, because of a signal. */
const STOPPED = 128;

/** Forwards a signal to the children; installed only while there are any. @param {NodeJS.Signals} signal */
function passOn(signal) {
  stopping = true;
  for (const child of children) child.kill(signal);
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, passOn);
  children.add(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function unwatch(child) {
  children.delete(child);
  if (children.size === 0) for (const signal of signals) process.off(signal, passOn);
}

/** Whether this process received a signal to stop while a child ran; then no further programs start. */
export const wasStopped = () => stopping;

/**
 * Runs a program to its end, and shows and collects its output. Never rejects: a program that cannot be started
 * gives code 127 and the reason as output, and none is started after a signal to stop.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(program, args, { env = {}, quiet = false, cwd = root } = {}) {
  if (stopping) return Promise.resolve({ code: STOPPED, output: '' });
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && !program.endsWith('.exe'),
    });
    watch(child);
    /** @param {Buffer} chunk @param {NodeJS.WriteStream} to */
    const take = (chunk, to) => {
      output += chunk.toString();
      if (!quiet) to.write(chunk);
    };
    child.stdout.on('data', (chunk) => take(chunk, process.stdout));
    child.stderr.on('data', (chunk) => take(chunk, process.stderr));
    child.on('error', (error) => {
      unwatch(child);
      resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code) => {
      unwatch(child);
      resolve({ code: code ?? STOPPED, output });
    });
  });
}

/**
 * Runs a script with the current Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm: the one that started this process if any, otherwise the one on the path.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? node([cli, ...args], options) : run('npm', args, options);
}
