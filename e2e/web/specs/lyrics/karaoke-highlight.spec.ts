import { choose } from '../../fixtures/choose.ts';
import { sample } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

/** A song of this playlist whose lyrics no other spec changes. */
const LIST = '/playList/5003';
const SONG = 9;

/**
 * TTML ruby: a word below a longer reading, one below a reading of its own width, and words of two scripts without
 * ruby.
 */
const RUBY = (base: string, above: string, begin: number, end: number) =>
  `<span tts:ruby="container"><span tts:ruby="base">${base}</span><span tts:ruby="textContainer">` +
  `<span tts:ruby="text" begin="${String(begin)}s" end="${String(end)}s">${above}</span></span></span>`;
const LYRICS =
  '<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><body><div>' +
  `<p begin="0.5s" end="20s">${RUBY('桜', 'さくら', 0.5, 1)}${RUBY('花', 'はな', 1, 1.5)}` +
  '<span begin="1.5s" end="2s">が咲く</span> <span begin="2s" end="2.5s">Blooming</span> <span begin="19s" end="20s">よ</span></p>' +
  '<p begin="25s" end="30s"><span begin="25s" end="30s">終</span></p></div></body></tt>';

const screens = [
  ['a sharp phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }],
  ['a desk', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }],
] as const;

for (const [name, options] of sample(screens, 1)) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    for (const direction of sample(['横排', '竖排'], 1)) {
      test(`the highlighted copy covers the letters below it, ${direction}`, async ({ page }) => {
        const stage = new LyricsView(page);
        await page.goto(LIST);
        await stage.playRow(SONG);
        await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
        await stage.saveLyrics(LYRICS);
        await page.goto(`${LIST}?now=lyrics`);
        if (options.deviceScaleFactor > 1) await stage.replaceCover();
        await expect(stage.line(0)).toContainText('Blooming');
        if (direction === '竖排') {
          await stage.openSettings();
          await choose(stage.choice('排列', direction));
          await stage.settings.getByRole('button', { name: '关闭' }).click();
        }
        await stage.line(0).click();
        await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(3000);
        await page.getByRole('button', { name: '暂停', exact: true }).click();
        await expect.poll(async () => (await readPlayer(page)).status).toBe('paused');
        const words = stage.row(0).locator('[data-word]');
        await expect(words).toHaveCount(5);
        for (const word of [0, 1, 2, 3])
          expect(await stage.unsungPixelShare(words.nth(word))).toBeLessThan(0.2);
        // A word that is not sung yet has no highlighted copy over it.
        expect(await stage.unsungPixelShare(words.nth(4))).toBeGreaterThan(0.9);
      });
    }
  });
}
