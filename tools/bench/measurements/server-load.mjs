import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { ProductServer } from '../../lib/product-server.mjs';
import { round } from '../browser.mjs';
import { loopDelayEnv, readLoopDelay } from '../server-loop-delay.mjs';
import { openStreams } from './streams.mjs';

const SONGS = 100_000;
const LONG_LIST = 10_000;
const USERS = 20;
/** Long enough for a 99th percentile over more than one call. */
const SECONDS = 120;
const WARM_UP_SECONDS = 30;
const STREAMS_SECONDS = 30;
const READY_MS = 600_000;
const SETTLE_MS = 20_000;
const TIMES = 15;
/** Interval in s at which one of twenty listeners reaches the end of a song. */
const PLAYED_EVERY_S = 10;
const FIRST_HEARD = 300_001;
const LEAST_BUFFER_S = 5;
/** Number of songs rendered concurrently, and the first of them. */
const RENDERED = 12;
const FIRST_RENDERED = 10_100;
const queries = ['明月', 'mingyue', 'my', '静夜思', '春', '不知天上', 'song 77', 'liangsan', '白惊鸿', 'yue'];
const home = [
  '/banner',
  '/personalized?limit=12',
  '/personalized/newsong',
  '/personalized/mv',
  '/personalized/privatecontent',
  '/recommend/resource',
  '/recommend/songs',
];

/**
 * A library of 100,000 songs and 1,000 users on two cores: open-loop load of twenty users with one call per second
 * each, half of them searches, half of them the home page's calls; then a playlist of 10,000 songs alone; then
 * rendering of new songs; then the load again with 200 players that stream songs.
 */
export async function measureServerLoad() {
  const server = await ProductServer.start({
    env: {
      QINGYIN_SEED_LIBRARY: String(SONGS),
      QINGYIN_SEED_BIG: String(LONG_LIST),
      ...loopDelayEnv,
    },
    readyMs: READY_MS,
    ownCache: true,
  });
  try {
    // Restarts, because the process that seeded the library is not the one that usually serves it.
    await server.restart();
    // Background work after the start (similar users) does not belong to any answer.
    await pause(SETTLE_MS);
    const cookie = await signIn(server);
    await load(server, cookie, WARM_UP_SECONDS);
    await readLoopDelay(server);
    const { search, calls } = await load(server, cookie, SECONDS);
    const loop = await readLoopDelay(server);
    const alone = await longList(server, cookie);
    const renderPeakMb = await whileRendering(server, cookie);
    const streams = await openStreams(server.url, cookie);
    await load(server, cookie, STREAMS_SECONDS);
    const leastBufferS = await streams.close();
    return {
      searchP99Ms: percentile(search, 99),
      searchP50Ms: percentile(search, 50),
      homeP99Ms: Math.max(...Object.values(calls).map((times) => percentile(times, 99))),
      home: Object.fromEntries(
        Object.entries(calls).map(([path, times]) => [
          path,
          { p50: percentile(times, 50), p99: percentile(times, 99) },
        ]),
      ),
      loopDelayP99Ms: loop.p99Ms,
      loopDelayMaxMs: loop.maxMs,
      ...alone,
      leastBufferS: round(leastBufferS),
      bufferShortOf5S: round(Math.max(0, LEAST_BUFFER_S - leastBufferS)),
      renderPeakMb,
      processMb: round(memoryMb(server, 'VmRSS')),
    };
  } finally {
    await server.dispose();
  }
}

/** @param {ProductServer} server */
async function signIn(server) {
  const { name, password } = server.demoAccount;
  const answer = await fetch(`${server.url}/api/login?email=${name}&password=${password}`);
  const { cookie } = await answer.json();
  return encodeURIComponent(String(cookie));
}

/**
 * Sends at fixed times whether or not answers have arrived (open loop): a slow server gets no fewer calls.
 * @param {ProductServer} server
 * @param {string} cookie
 * @param {number} seconds
 */
async function load(server, cookie, seconds) {
  /** @type {number[]} */
  const search = [];
  /** @type {Record<string, number[]>} */
  const calls = Object.fromEntries(home.map((path) => [path, []]));
  /** @type {Promise<unknown>[]} */
  const under = [];
  const start = performance.now();
  for (let index = 0; index < seconds * USERS; index += 1) {
    await pause(Math.max(0, start + (index * 1000) / USERS - performance.now()));
    if (index % (USERS * PLAYED_EVERY_S) === 0)
      under.push(
        timed(withCookie(`${server.url}/api/scrobble?id=${FIRST_HEARD + index}&time=200`, cookie), []),
      );
    const path = home[(index >> 1) % home.length] ?? '';
    under.push(
      index % 2 === 0
        ? timed(
            `${server.url}/api/cloudsearch?keywords=${queries[(index >> 1) % queries.length]}&limit=30`,
            search,
          )
        : timed(withCookie(`${server.url}/api${path}`, cookie), calls[path] ?? []),
    );
  }
  await Promise.all(under);
  return { search, calls };
}

/** @param {string} url @param {string} cookie */
const withCookie = (url, cookie) => `${url}${url.includes('?') ? '&' : '?'}cookie=${cookie}`;

const agent = new Agent({ keepAlive: true });

/**
 * Time from the call to the last byte of its compressed answer, as browsers request it; decoding does not count as
 * server time.
 * @param {string} url
 * @param {number[]} times
 */
async function timed(url, times) {
  const start = performance.now();
  const bytes = await new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        times.push(performance.now() - start);
        const body = Buffer.concat(parts);
        resolve(answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
      });
    }).on('error', reject);
  });
  const { code } = JSON.parse(String(bytes));
  if (code !== 200) throw new Error(`${url} answered ${code}`);
}

/** @param {ProductServer} server @param {string} cookie */
async function longList(server, cookie) {
  /** @type {number[]} */
  const detail = [];
  /** @type {number[]} */
  const page = [];
  for (let index = 0; index < TIMES; index += 1) {
    await timed(withCookie(`${server.url}/api/playlist/detail?id=999&s=0`, cookie), detail);
    await timed(
      withCookie(`${server.url}/api/playlist/track/all?id=999&limit=500&offset=${index * 500}`, cookie),
      page,
    );
  }
  return { detailOf10000Ms: percentile(detail, 50), pageOf500Ms: percentile(page, 50) };
}

/** @param {number[]} values @param {number} percent */
function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0);
}

/**
 * Peak memory in MB while many songs are rendered concurrently.
 * @param {ProductServer} server
 * @param {string} cookie
 */
async function whileRendering(server, cookie) {
  try {
    // Linux: resets the peak counter.
    writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  } catch {
    return 0;
  }
  const ids = Array.from({ length: RENDERED }, (_, index) => FIRST_RENDERED + index).join();
  const answer = await fetch(withCookie(`${server.url}/api/song/url/v1?id=${ids}&level=standard`, cookie));
  /** @type {{ data: { url: string | null }[] }} */
  const { data } = await answer.json();
  await Promise.all(
    data.map(async ({ url }) => (url === null ? undefined : (await fetch(url)).arrayBuffer())),
  );
  return round(memoryMb(server, 'VmHWM'));
}

/**
 * Resident memory in MB from Linux' /proc, current or peak; 0 on other systems.
 * @param {ProductServer} server
 * @param {'VmRSS' | 'VmHWM'} line current or peak
 */
function memoryMb({ pid }, line) {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
