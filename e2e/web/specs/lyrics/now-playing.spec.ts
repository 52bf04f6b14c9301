import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type ListeningWindow, readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { PlayerBar } from '../../pages/player-bar.ts';

/** Demo playlist whose third song has word times and a translation. */
const LIST = '/playList/5003';
const SONG = 2;
/** Largest difference between a paused progress line and the song, as a share of the song: rounding only. */
const EXACT = 0.001;

async function openWithSong(page: Page): Promise<LyricsView> {
  const stage = new LyricsView(page);
  await page.goto(LIST);
  await stage.playRow(SONG);
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await stage.open();
  return stage;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('fits a phone in landscape; tabs are kept in the address, and one step back closes the page', async ({
  page,
}) => {
  await openWithSong(page);
  const nowPlaying = page.getByRole('dialog', { name: '正在播放' });

  await test.step('nothing overlaps on a phone in landscape', async () => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 740, height: 360 });
    const box = async (part: Locator) => {
      await expect(part.first()).toBeVisible();
      const found = await part.first().boundingBox();
      if (!found) throw new Error('not shown');
      return found;
    };
    const cover = await box(nowPlaying.getByRole('button', { name: '唱片' }));
    const slider = nowPlaying.getByRole('slider', { name: '播放进度' });
    expect(cover.height).toBeGreaterThan(200);
    expect(cover.x + cover.width).toBeLessThan((await box(slider)).x);
    const queue = await box(nowPlaying.getByRole('button', { name: '打开队列' }));
    expect(queue.y + queue.height).toBeLessThan(360);
    await nowPlaying.getByRole('button', { name: '歌词', exact: true }).click();
    const lyrics = await box(nowPlaying.getByRole('tabpanel'));
    expect(lyrics.width).toBeGreaterThan(740 * 0.4);
    expect(lyrics.height).toBeGreaterThan(200);
    expect(lyrics.x + lyrics.width).toBeLessThan((await box(slider)).x);
    await page.setViewportSize({ width, height });
  });

  await tab(page, '评论').click();
  await expect(page).toHaveURL(/now=comments/);
  await expect(nowPlaying.getByRole('tabpanel', { name: '评论' })).toBeVisible();
  // The playlist behind the page has comments of its own.
  await expect(nowPlaying.getByRole('textbox', { name: '写评论' })).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/now=similar/);
  await expect(tab(page, '相似')).toBeFocused();
  await expect(
    nowPlaying.getByRole('list', { name: '相似歌曲' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(
    nowPlaying.getByRole('region', { name: '收录这首歌的歌单' }).getByRole('link').first(),
  ).toBeVisible();

  await page.reload();
  await expect(tab(page, '相似')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(nowPlaying).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

/**
 * Runs in the page. @returns the number of frames in which a view transition moves the cover, the distance of its end from
 * the cover in the player bar, in px, and the names of what it animates
 */
function watchFlight(): Promise<{ offPx: number; frames: number; animated: string[] }> {
  return new Promise((resolve) => {
    const seen = { offPx: Number.NaN, frames: 0, animated: [] as string[] };
    const look = () => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const moved = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'));
      const flying = moved.find(({ pseudoElement }) => pseudoElement?.endsWith('group(now-cover)'));
      const bar = document.querySelector('[data-player-bar-cover]')?.getBoundingClientRect();
      if (flying && bar) {
        seen.frames += 1;
        const end = new DOMMatrix(String(flying.getKeyframes().at(-1)?.['transform']));
        seen.offPx = Math.hypot(end.e - bar.left, end.f - bar.top);
        const notAnimated = ['offset', 'computedOffset', 'easing', 'composite'];
        seen.animated = [
          ...new Set(moved.flatMap((each) => each.getKeyframes().flatMap((frame) => Object.keys(frame)))),
        ].filter((name) => !notAnimated.includes(name));
      } else if (seen.frames > 0) return resolve(seen);
      requestAnimationFrame(look);
    };
    look();
  });
}

test('the cover returns to the player bar; progress line and time follow, seek and pause with the song', async ({
  page,
}) => {
  const stage = await openWithSong(page);
  const player = new PlayerBar(page);

  await test.step('the cover flies back to the player bar, and the page is removed at once', async () => {
    const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
    await expect(page.locator('html[data-now-transition]')).toHaveCount(0);
    const flown = page.evaluate(watchFlight);
    await page.keyboard.press('Escape');
    const { frames, offPx, animated } = await flown;
    expect(frames).toBeGreaterThan(0);
    expect(offPx).toBeLessThan(1);
    expect(animated.toSorted()).toEqual(['opacity', 'transform']);
    await expect(nowPlaying).toHaveCount(0);
    await expect(page.locator('html[data-now-transition]')).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: '播放器' }).getByRole('button', { name: '歌词' }),
    ).toBeFocused();
  });
  await stage.open();

  await test.step('the digits of the time roll', async () => {
    const turns = async () => (await player.time()).turns;
    // Within the displayed second, plus a moment for the animations to start.
    const kept = async () => {
      const { beyondMs } = await player.time();
      return beyondMs > -200 && beyondMs < 1200;
    };
    await expect.poll(turns).toBe(true);
    await expect.poll(kept).toBe(true);
    const { seen } = await player.time();
    await expect.poll(async () => (await player.time()).seen).not.toBe(seen);
    await player.progress.press('PageUp');
    await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(15_000);
    await expect.poll(kept).toBe(true);
    await player.pause.click();
    await expect.poll(turns).toBe(false);
    expect(await kept()).toBe(true);
    await player.play.click();
    await expect.poll(turns).toBe(true);
    await expect.poll(kept).toBe(true);
  });

  await test.step('the progress line moves smoothly', async () => {
    const apart = async () => {
      const { line, song } = await player.progressShares();
      return Math.abs(line - song);
    };
    // Half a second of the song.
    const near = 500 / (await readPlayer(page)).durationMs;
    await expect.poll(apart).toBeLessThan(near);
    await player.pointAt(0.6);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(async () => (await player.progressShares()).song).toBeGreaterThan(0.59);
    await expect.poll(apart).toBeLessThan(near);
    // The line stops while it is pressed; a key makes it jump while it moves.
    await player.progress.press('Home');
    await expect.poll(async () => (await player.progressShares()).song).toBeLessThan(0.3);
    await expect.poll(apart).toBeLessThan(near);
    await player.pause.click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('paused');
    // The engine pauses before the next frame of the page.
    await expect.poll(() => player.isProgressAnimated()).toBe(false);
    await expect.poll(apart).toBeLessThan(EXACT);
  });
});

test('plays a similar song at once and keeps the queue', AUDIT, async ({ page }) => {
  await openWithSong(page);
  const before = await readPlayer(page);
  await tab(page, '相似').click();
  await page.getByRole('list', { name: '相似歌曲' }).getByRole('button').first().click();
  await expect.poll(async () => (await readPlayer(page)).songId).not.toBe(before.songId);
  expect((await readPlayer(page)).queueLength).toBe(before.queueLength + 1);
});

test('repeats a line until the repeat is ended', AUDIT, async ({ page }) => {
  const stage = await openWithSong(page);
  const player = new PlayerBar(page);
  await (await stage.menuOf(3)).getByRole('menuitem', { name: '循环这一句' }).click();
  await expect(player.loop).toHaveAttribute('data-loop', 'closed');
  await expect(stage.row(3)).toHaveAttribute('aria-current', 'true');
  const [from, to] = await comesBack(page);
  expect(to).toBeLessThan(from);
  await expect(stage.row(3)).toHaveAttribute('aria-current', 'true');
  await (await stage.menuOf(3)).getByRole('menuitem', { name: '停止循环' }).click();
  await expect(player.loop).toHaveCount(0);
  await expect(stage.row(4)).toHaveAttribute('aria-current', 'true');
});

/** Waits until the position is before that of the previous frame. @returns both positions, in ms */
const comesBack = (page: Page) =>
  page.evaluate(async () => {
    const place = () => (window as ListeningWindow).qingyin?.player?.positionMs ?? Number.NaN;
    for (let last = place(); ;) {
      await new Promise(requestAnimationFrame);
      const now = place();
      if (now < last - 500) return [last, now] as const;
      last = now;
    }
  });

test('shows covered lyrics as they are sung, or when they are clicked', AUDIT, async ({ page }) => {
  const stage = await openWithSong(page);
  await stage.openSettings();
  await choose(stage.choice('遮住歌词', '全部'));
  await stage.settings.getByRole('button', { name: '关闭' }).click();
  const letters = () =>
    stage.line(2).evaluate((line) => getComputedStyle(line.querySelector('bdi') ?? line).color);
  await expect.poll(letters).toBe('rgba(0, 0, 0, 0)');
  // Content below an overlay is hidden once the overlay has opened; these lines are not part of it.
  await expect(page.locator('[data-under-overlay]').last()).toBeHidden();
  await expect(stage.line(2)).toBeVisible();
  await stage.line(2).click();
  await expect.poll(letters).not.toBe('rgba(0, 0, 0, 0)');
  await stage.pane.getByRole('button', { name: '遮住歌词' }).click();
  await expect(stage.pane.locator('[data-covered]')).toHaveCount(0);
});

test('shows the current lyric line in the player bar once that is switched on', AUDIT, async ({ page }) => {
  const stage = await openWithSong(page);
  const player = new PlayerBar(page);
  const line = player.region.locator('[data-sung-line]');
  await stage.openSettings();
  await choose(stage.settings.getByRole('checkbox', { name: '播放栏里也显示唱到的一行' }));
  await stage.settings.getByRole('button', { name: '关闭' }).click();
  await stage.line(2).click();
  const texts = (await stage.pane.locator('[data-side] bdi').allTextContents()).filter(Boolean);
  await expect(line).toHaveCount(0);
  await page.goBack();
  await expect(line).not.toBeEmpty();
  expect(texts).toContain(await line.textContent());
});

test('saves selected lines as a picture', AUDIT, async ({ page }) => {
  const stage = await openWithSong(page);
  await (await stage.menuOf(1)).getByRole('menuitem', { name: '选择歌词…' }).click();
  const dialog = page.getByRole('dialog', { name: '选择歌词' });
  await choose(dialog.getByRole('list').getByRole('checkbox').nth(2));
  await expect(dialog.getByText('已选 2 句')).toBeVisible();
  await dialog.getByRole('button', { name: '做成图片' }).click();
  const made = page.getByRole('dialog', { name: '歌词图片' });
  const size = () => made.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(size).toBe(1080);
  const begun = page.waitForEvent('download');
  await made.getByRole('button', { name: '下载图片' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  await page.keyboard.press('Escape');
  await expect(made).toBeHidden();
  await expect(stage.pane).toBeVisible();
});

test(
  'stays open when it is opened again during its exit transition, in a browser without view transitions',
  AUDIT,
  async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
    await openWithSong(page);
    const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
    // Runs in the page: the exit transition takes less time than a call from the test.
    const back = nowPlaying.evaluate(
      (dialog) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_changes, observer) => {
            observer.disconnect();
            document.querySelector<HTMLElement>('[data-player-bar-cover]')?.click();
            resolve(dialog.isConnected);
          }).observe(dialog, { attributeFilter: ['inert'] });
        }),
    );
    await nowPlaying.getByRole('button', { name: '关闭' }).click();
    expect(await back).toBe(true);
    await expect(page).toHaveURL(/now=lyrics/);
    await expect(nowPlaying).not.toHaveAttribute('inert');
    await expect(page.locator('[data-cover-flight]')).toHaveCount(0);
    await expect(nowPlaying).toHaveCSS('opacity', '1');
    await nowPlaying.getByRole('tab', { name: '评论', exact: true }).click();
    await expect(page).toHaveURL(/now=comments/);
    await page.goBack();
    await expect(nowPlaying).toHaveCount(0);
  },
);
