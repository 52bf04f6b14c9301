import { round, slowCpu, withProduct } from '../browser.mjs';
import { mainThreadFrames } from '../main-thread.mjs';

const LINES = 100;
const MEASURED_MS = 20_000;
/** A typical song with a line every two seconds, and a rap song. */
const SONGS = {
  song: { words: 8, wordMs: 230, pauseMs: 160 },
  rap: { words: 6, wordMs: 130, pauseMs: 20 },
};

/**
 * Lyrics view of a song with a hundred lines with word times and all animations: main-thread work from a trace, at
 * 4× CPU slowdown, for each frame of a 60 Hz display and for each frame that the main thread draws itself; the
 * compositor draws most frames alone.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export async function measureLyrics(bench) {
  return { ...(await measureSong(bench, SONGS.song)), rap: await measureSong(bench, SONGS.rap) };
}

/** @typedef {typeof SONGS.song} Pace */

/** @param {import('../browser.mjs').BenchContext} bench @param {Pace} pace */
const measureSong = (bench, pace) =>
  withProduct(bench, {}, async ({ browser, page, cdp }) => {
    await page.route(/\/api\/lyric\/new\?/, (route) => route.fulfill({ json: longWords(pace) }));
    await page.goto('/personal-recommendation');
    await page.locator('main a[href^="/playList/"]').first().click();
    await page.getByRole('button', { name: '播放全部' }).click();
    const player = page.getByRole('region', { name: '播放器' });
    await player.getByRole('button', { name: '暂停' }).waitFor();
    await player.getByRole('button', { name: '歌词' }).click();
    const lines = page.getByRole('region', { name: '歌词' }).locator('li[data-side]');
    await lines.nth(LINES - 1).waitFor({ state: 'attached' });
    await slowCpu(cdp);
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
    await page.waitForTimeout(MEASURED_MS);
    const { frames, displayed, longestTaskMs } = mainThreadFrames(await browser.stopTracing());
    /** @param {readonly number[]} all @param {number} share */
    const at = (all, share) =>
      round(all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN, 2);
    return {
      lines: await lines.count(),
      displayedP50Ms: at(displayed, 0.5),
      displayedP90Ms: at(displayed, 0.9),
      displayedP95Ms: at(displayed, 0.95),
      drawnPerSecond: round((frames.length * 1000) / MEASURED_MS, 1),
      drawnP50Ms: at(frames, 0.5),
      drawnP95Ms: at(frames, 0.95),
      longestTaskMs: round(longestTaskMs, 2),
    };
  });

/** Answer of `lyric/new` (docs/specification/contract/README.md, "Lyrics"). @param {Pace} pace */
function longWords({ words, wordMs, pauseMs }) {
  const lineMs = words * wordMs;
  const lines = Array.from({ length: LINES }, (_, line) => {
    const from = line * (lineMs + pauseMs);
    const timed = Array.from(
      { length: words },
      (_, word) => `(${from + word * wordMs},${wordMs},0)${'春江潮水连海平明'[word]}`,
    );
    return `[${from},${lineMs}]${timed.join('')}`;
  });
  const text = (lyric = '') => ({ version: 1, lyric });
  return {
    code: 200,
    lrc: text(),
    klyric: text(),
    tlyric: text(),
    romalrc: text(),
    yrc: text(lines.join('\n')),
  };
}
