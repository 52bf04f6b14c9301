import type { Locator, Page } from '@playwright/test';
import { emulateFeature } from '../../fixtures/display.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

const LIST = '/playList/5003';

/** Width and style of the outline, which shows states in forced colours. */
const outline = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? '0px' : outlineWidth;
  });

const startPlaying = async (page: Page) => {
  await page.goto(LIST);
  await new PlaylistPage(page).rows.nth(1).focus();
  await page.keyboard.press('Enter');
};

test('forced colours: states, floats and focus are shown by lines', async ({ openPage, signedIn }) => {
  const page = await openPage({ forcedColors: 'active', storageState: signedIn });
  await startPlaying(page);
  const navigation = page.getByRole('navigation', { name: '主导航' });
  await expect(page.locator('[role="row"][aria-current]').first()).toBeVisible();
  expect(await outline(page.locator('[role="row"][aria-current]').first()), 'playing row').not.toBe('0px');

  await page.goto('/personal-recommendation');
  await expect(navigation.locator('[aria-current]').first()).toBeVisible();
  expect(await outline(navigation.locator('[aria-current]').first()), 'current page').not.toBe('0px');
  expect(await outline(navigation.locator('a:not([aria-current])').first()), 'another page').toBe('0px');

  await page.goto('/personal-recommendation?settings=look');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await outline(dialog), 'dialog').not.toBe('0px');
  const button = dialog.getByRole('button', { name: '选择语言…' });
  await expect(button).toHaveCSS('border-top-width', '1px');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('outline-width', '3px');
});

test('more contrast: black text, dark lines and thick rings', async ({ openPage }) => {
  const page = await openPage({ contrast: 'more', colorScheme: 'light' });
  await page.goto('/find-music/top');
  await waitForApp(page);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-width', '3px');
});

test('reduced transparency: lyrics stand on a plain ground, all of them sharp', async ({ openPage }) => {
  const page = await openPage();
  await emulateFeature(page, 'prefers-reduced-transparency', 'reduce');
  await startPlaying(page);
  await page.keyboard.press('g');
  const nowPlaying = page.getByRole('dialog', { name: '正在播放' });
  await expect(nowPlaying.getByRole('listitem').first()).toBeVisible();
  expect(
    await nowPlaying.evaluate((whole) =>
      [whole, ...whole.querySelectorAll('*')].flatMap((element) =>
        [
          getComputedStyle(element),
          getComputedStyle(element, '::before'),
          getComputedStyle(element, '::after'),
        ]
          .filter(({ backdropFilter, display }) => backdropFilter !== 'none' && display !== 'none')
          .map(() => element.className)
          .filter(() => element.checkVisibility()),
      ),
    ),
  ).toEqual([]);
});

test('reduced motion: nothing moves by itself', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await startPlaying(page);
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog', { name: '正在播放' })).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.className) : '')),
    );
  expect(await moving()).toEqual([]);
  await page.goto('/personal-recommendation');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await moving()).toEqual([]);
});
