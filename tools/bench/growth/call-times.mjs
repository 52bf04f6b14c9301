import { Agent, get, request } from 'node:http';
import { round } from '../browser.mjs';

const agent = new Agent({ keepAlive: true });

/**
 * Sends calls one after the other, and measures each until the last byte of its compressed answer, as browsers
 * request it.
 * @param {string} url address of the server
 * @param {string} cookie
 * @param {readonly string[]} paths below `/api`
 * @param {{ warmUp?: number }} [options] number of first calls that do not count: a new process compiles its code meanwhile
 * @returns {Promise<{ p50Ms: number, p99Ms: number }>}
 */
export async function callTimes(url, cookie, paths, { warmUp = 5 } = {}) {
  const times = [];
  for (const path of paths) {
    const start = performance.now();
    const { status, body } = await send(`${url}/api${path}`, cookie);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
  }
  return percentiles(times.slice(warmUp));
}

/**
 * The same for one call with a form, sent several times.
 * @param {string} url
 * @param {string} cookie
 * @param {string} path
 * @param {Readonly<Record<string, string>>} form
 * @param {number} count
 */
export async function postTimes(url, cookie, path, form, count) {
  const times = [];
  for (let time = 0; time < count; time += 1) {
    const start = performance.now();
    const { status, body } = await send(`${url}/api${path}`, cookie, new URLSearchParams(form).toString());
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body.toString().slice(0, 200)}`);
  }
  return percentiles(times);
}

/**
 * @param {string} url
 * @param {string} cookie
 * @param {string} [form]
 * @returns {Promise<{ status: number, body: Buffer }>}
 */
function send(url, cookie, form) {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'accept-encoding': 'br' };
    /** @param {import('node:http').IncomingMessage} answer */
    const take = (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
    };
    if (form === undefined) return void get(url, { agent, headers }, take).on('error', reject);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    request(url, { method: 'POST', agent, headers: { ...headers, ...type } }, take)
      .on('error', reject)
      .end(form);
  });
}

/** @param {readonly number[]} times */
function percentiles(times) {
  const sorted = [...times].sort((one, other) => one - other);
  /** @param {number} percent */
  const at = (percent) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0, 1);
  return { p50Ms: at(50), p99Ms: at(99) };
}
