import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import NodeID3 from 'node-id3';
import { round, withProduct } from '../browser.mjs';
import { openPage, createSessions } from '../screens/sessions.mjs';
import { measurePageMemory } from '../page-memory.mjs';

const FILES = 1000;
/** Files uploaded before the measurement, so that one-time costs of a session do not count. */
const WARM_FILES = 20;
const GIVE_UP_MS = 600_000;
const POLL_MS = 100;
const LONG_MS = 50;
/**
 * Size and header of a silent MPEG-1 layer III frame at 128 kbit/s and 44.1 kHz, whose side information is all
 * zeros.
 */
const FRAME_BYTES = 417;
const FRAME_HEAD = 0xfffb9064;
const FRAMES = 40;

/**
 * Uploads a thousand small files at once on /cloud: longest task of the page, total time, and memory of the page
 * afterwards.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureCloudFiles = (bench) =>
  withProduct(bench, {}, async ({ browser, server }) => {
    const folder = await mkdtemp(join(tmpdir(), 'qingyin-files-'));
    try {
      const files = await writeSongs(folder, WARM_FILES + FILES);
      const place = await createSessions(browser, server);
      const { page, cdp } = await openPage(place, place.user);
      await page.addInitScript(watchTasks);
      await page.goto('/cloud');
      await upload(page, files.slice(0, WARM_FILES), WARM_FILES);
      const before = await measurePageMemory(cdp, browser);
      // Tasks of the memory measurement are reported after this time.
      const from = await page.evaluate(() => performance.now());
      const start = performance.now();
      await upload(page, files.slice(WARM_FILES), files.length);
      const allThereMs = round(performance.now() - start);
      /** @type {{ at: number, ms: number }[]} */
      const noted = await page.evaluate(() => Reflect.get(window, 'benchTasks'));
      const tasks = noted.filter(({ at }) => at >= from).map(({ ms }) => ms);
      const after = await measurePageMemory(cdp, browser);
      return {
        longestTaskMs: round(Math.max(0, ...tasks)),
        longTasks: tasks.filter((ms) => ms > LONG_MS).length,
        allThereMs,
        heapGrowthMb: round(after.heapMb - before.heapMb, 2),
        nodeGrowth: after.nodes - before.nodes,
        before,
        after,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

/**
 * Selects files and waits until the given number of files is uploaded.
 * @param {import('playwright').Page} page
 * @param {string[]} files
 * @param {number} inAll
 */
async function upload(page, files, inAll) {
  await page.getByLabel('选择音乐文件').setInputFiles(files);
  await page.waitForFunction(
    (text) => document.querySelector('main section[aria-labelledby]')?.textContent?.includes(text),
    `已完成 ${inAll} / ${inAll}`,
    { timeout: GIVE_UP_MS, polling: POLL_MS },
  );
}

/** Writes small songs with different bytes and tags. @param {string} folder @param {number} count */
async function writeSongs(folder, count) {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(FRAME_HEAD, 0);
  const sound = Buffer.concat(Array.from({ length: FRAMES }, () => frame));
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const tags = NodeID3.create({
        title: `第 ${at + 1} 首`,
        artist: `歌手 ${at % 50}`,
        album: `专辑 ${at % 80}`,
      });
      const path = join(folder, `${at + 1}.mp3`);
      await writeFile(path, Buffer.concat([tags, sound]));
      return path;
    }),
  );
}

/**
 * Runs in the page: records every task over 50 ms. The task of the selection itself does not count: in it the
 * browser creates a thousand `File`s before the page gets the event.
 */
function watchTasks() {
  /** @type {{ at: number, ms: number }[]} */
  const tasks = [];
  let chosenAt = Infinity;
  Object.assign(window, { benchTasks: tasks });
  addEventListener('change', () => (chosenAt = performance.now()), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const end = startTime + duration;
      tasks.push({ at: startTime, ms: chosenAt > startTime && chosenAt < end ? end - chosenAt : duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}
