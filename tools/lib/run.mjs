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
/** Exit code of a program that a signal ended, or kept from being started. */
const STOPPED = 128;

/** Passes a signal on to the children; ours to handle only while there are any. @param {NodeJS.Signals} signal */
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

/** True once this process was asked to stop while a child ran; whoever runs stages starts no more of them. */
export const wasStopped = () => stopping;

/**
 * Runs a program to its end, showing and collecting what it prints. Never rejects: a program that cannot
 * be started answers with code 127 and the reason as output, and none is started once this process was asked to stop.
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
 * Runs a script with this very Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm: the one that started us when there is one, else the one on the path.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? node([cli, ...args], options) : run('npm', args, options);
}
