import { round, slowCpu, withProduct } from '../browser.mjs';
import { mainThreadFrames } from '../main-thread.mjs';

const LINES = 100;
const WORDS = 6;
const WORD_MS = 130;
const MEASURED_MS = 20_000;

/**
 * The words of a song of a hundred lines with times for each word, a line every 0.8 s, with all that moves: work of the main
 * thread for each frame, from a trace, on a processor slowed down four times.
 * @param {import('../browser.mjs').BenchContext} bench
 */
export const measureLyrics = (bench) =>
  withProduct(bench, {}, async ({ browser, page, cdp }) => {
    await page.route(/\/api\/lyric\/new\?/, (route) => route.fulfill({ json: longWords() }));
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
      frames: frames.length,
      frameP50Ms: at(frames, 0.5),
      frameP95Ms: at(frames, 0.95),
      displayedP95Ms: at(displayed, 0.95),
      longestTaskMs: round(longestTaskMs, 2),
    };
  });

/** An answer of `lyric/new` (contract page, "Lyrics"). */
function longWords() {
  const lineMs = WORDS * WORD_MS;
  const lines = Array.from({ length: LINES }, (_, line) => {
    const from = line * (lineMs + 20);
    const words = Array.from(
      { length: WORDS },
      (_, word) => `(${from + word * WORD_MS},${WORD_MS},0)${'春江潮水连海平'[word]}`,
    );
    return `[${from},${lineMs}]${words.join('')}`;
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
