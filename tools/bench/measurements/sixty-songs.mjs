import { round, withProduct } from '../browser.mjs';
import { measurePageMemory } from '../page-memory.mjs';

const SONGS = 60;
const SHORT_PLAYLIST = 998;
/** Songs played before the measurement, so that one-time costs of a session do not count as growth. */
const WARM_SONGS = 3;
const GIVE_UP_MS = 60_000;

/**
 * Memory over 60 songs of 5 s: JavaScript heap and DOM nodes after forced garbage collection, and the renderer's
 * resident memory.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureSixtySongs = (bench) =>
  withProduct(bench, { env: { QINGYIN_SEED_SHORT: String(SONGS) } }, async ({ page, cdp, browser }) => {
    await page.goto(`/playList/${SHORT_PLAYLIST}`);
    await page.getByRole('button', { name: '播放全部' }).click();
    await heardSongs(page, WARM_SONGS, GIVE_UP_MS);
    const before = await measurePageMemory(cdp, browser);
    await heardSongs(page, SONGS - WARM_SONGS - 1, GIVE_UP_MS * 10);
    const after = await measurePageMemory(cdp, browser);
    return {
      heapGrowthMb: round(after.heapMb - before.heapMb, 2),
      processGrowthMb: round(after.processMb - before.processMb, 1),
      nodeGrowth: after.nodes - before.nodes,
      before,
      after,
    };
  });

/**
 * Resolves when the player has advanced by that many songs.
 * @param {import('playwright').Page} page
 * @param {number} songs
 * @param {number} timeout
 */
async function heardSongs(page, songs, timeout) {
  await page.evaluate(() => Object.assign(window, { benchSong: null, benchSongs: -1 }));
  await page.waitForFunction(
    (wanted) => {
      const state = /** @type {any} */ (window);
      const { songId } = state.qingyin.player;
      if (songId !== state.benchSong) {
        state.benchSong = songId;
        state.benchSongs += 1;
      }
      return state.benchSongs >= wanted;
    },
    songs,
    { timeout, polling: 200 },
  );
}
