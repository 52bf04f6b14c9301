import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';

/** Demo playlist whose third song has word times and a translation. */
const LIST = '/playList/5003';
const SONG = 2;
/** A song whose lyrics no other spec changes. */
const OTHER_SONG = 6;

async function playWithLyrics(page: Page, song: number): Promise<LyricsView> {
  const stage = new LyricsView(page);
  await page.goto(LIST);
  await stage.playRow(song);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await stage.open();
  return stage;
}

test(
  'vertical lyrics: centres the current line and highlights it from top to bottom in time',
  AUDIT,
  async ({ page }) => {
    const stage = await playWithLyrics(page, SONG);
    await stage.openSettings();
    await choose(stage.choice('排列', '竖排'));
    await stage.settings.getByRole('button', { name: '关闭' }).click();

    await stage.line(4).click();
    await expect(stage.row(4)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => stage.horizontalCentreOf(stage.row(4))).toBeCloseTo(0.5, 1);
    // Columns progress to the left.
    expect(await stage.horizontalCentreOf(stage.row(3))).toBeGreaterThan(
      await stage.horizontalCentreOf(stage.row(4)),
    );
    const box = await stage.row(4).boundingBox();
    expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 2);

    await stage.line(1).click();
    await expect(stage.row(1)).toHaveAttribute('aria-current', 'true');
    const marks = await stage.captureHighlights(await stage.wordTimes(), 300);
    expect(marks.words).toBeGreaterThan(3);
    expect(marks.offMs).toBeLessThanOrEqual(50);
    expect(marks.directions).toEqual(['down']);
  },
);

test(
  'vertical lyrics: the wheel scrolls on, and the view returns to the current line afterwards',
  AUDIT,
  async ({ page }) => {
    const stage = await playWithLyrics(page, SONG);
    await stage.openSettings();
    await choose(stage.choice('排列', '竖排'));
    await stage.settings.getByRole('button', { name: '关闭' }).click();
    await stage.line(0).click();
    await expect(stage.row(0)).toHaveAttribute('aria-current', 'true');
    // The song is paused, so that only the wheel scrolls.
    await page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '暂停' }).click();
    await expect.poll(() => stage.horizontalCentreOf(stage.row(0))).toBeCloseTo(0.5, 1);
    await stage.scroller.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => stage.horizontalCentreOf(stage.row(0))).toBeGreaterThan(0.7);
    await expect.poll(() => stage.horizontalCentreOf(stage.current)).toBeCloseTo(0.5, 1);
  },
);

test.describe('a song in a right-to-left script', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  const LYRICS = [
    '[00:01.000]<00:01.000>ال<00:02.400>ليل <00:03.800>يا <00:05.400>Dubai <00:07.000>Marina <00:08.600>حبيبي<00:10.600>',
    '[00:20.000]<00:20.000>يا <00:20.500>عين<00:21.000>',
  ].join('\n');

  test('is aligned right, highlighted in reading order, and keeps its letters joined', async ({
    page,
    player,
  }) => {
    const stage = await playWithLyrics(page, OTHER_SONG);
    await stage.saveLyrics(LYRICS);
    await page.reload();
    await expect(stage.line(0)).toContainText('الليل');
    await stage.line(0).click();
    await expect(stage.row(0)).toHaveAttribute('data-sounding', 'true');
    // On a slow machine the line would be over before its highlights are recorded.
    await player.pause.click();

    const sides = await stage.wordPositionsOf(stage.row(0));
    // Syllables of one word are merged, so that no element separates joined letters.
    expect(sides.map(({ text }) => text)).toEqual(['الليل', 'يا', 'Dubai', 'Marina', 'حبيبي']);
    const [night, oh, dubai, marina, love] = sides.map(({ middle }) => middle);
    // Words run to the left, except for the name, whose two words run to the right.
    expect(night).toBeGreaterThan(oh ?? 0);
    expect(oh).toBeGreaterThan(marina ?? 0);
    expect(marina).toBeGreaterThan(dubai ?? 0);
    expect(dubai).toBeGreaterThan(love ?? 0);
    expect(sides.map(({ run }) => run)).toEqual(['rtl', 'rtl', 'ltr', 'ltr', 'rtl']);
    // The highlighted copy covers its word, as soon as the line has grown to its size.
    const farthest = async () =>
      Math.max(...(await stage.wordPositionsOf(stage.row(0))).map(({ off }) => off));
    await expect.poll(farthest).toBeLessThan(1.5);

    await player.play.click();
    const marks = await stage.captureHighlights(
      [{ text: 'الليل يا Dubai Marina حبيبي', words: times([1000, 3800, 5400, 7000, 8600, 10_600]) }],
      400,
    );
    expect(marks.words).toBeGreaterThan(2);
    expect(marks.offMs).toBeLessThanOrEqual(50);
    expect(marks.directions).toEqual(['left', 'right']);
  });
});

const times = (moments: number[]) =>
  moments.slice(1).map((endMs, at) => ({ startMs: moments[at] ?? 0, endMs }));
