import type { Locator, Page } from '@playwright/test';
import { playableMv } from '../../fixtures/films.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';

/**
 * What a screen reader finds in twelve journeys, one file for each in trees/: landmarks, headings, grids, names and
 * states. The files name only what matters; other content may stand between.
 */
const tree = (shown: Locator, name: string) =>
  expect(shown).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await waitForApp(page);
  return page.locator('body');
}

test('login: fields with their errors', async ({ page, login }) => {
  await open(page, '/login');
  await login.submit.click();
  await tree(page.locator('body'), 'login');
  for (const [field, error] of [
    [login.account, '请输入手机号或邮箱'],
    [login.password, '请输入密码'],
  ] as const)
    await expect(field).toHaveAccessibleDescription(error);
  await expect(login.account).toBeFocused();
  // Pasting works, as from a password manager.
  const paste = (field: Element) =>
    field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
  expect(await login.password.evaluate(paste)).toBe(true);
  await expect(login.password).toHaveAttribute('type', 'password');
});

test.describe('a user', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('home, search, playlist, player bar, queue, lyrics', async ({ page, playlist, player, shell }) => {
    const body = await open(page, '/personal-recommendation');
    await tree(body, 'home');
    await expect(
      page.getByRole('navigation', { name: '发现音乐' }).getByRole('link').first(),
    ).toHaveAttribute('aria-current', 'page');

    await shell.searchBox.click();
    await shell.searchBox.pressSequentially('月');
    await expect(shell.suggestions.getByRole('group', { name: '单曲' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await tree(page.getByRole('search'), 'search');

    await open(page, '/playList/5003');
    await tree(body, 'playlist');
    const song = playlist.rows.first();
    await expect(song).toHaveAttribute('aria-rowindex', '2');
    await expect(playlist.songs).toHaveAttribute('aria-rowcount', '19');
    await song.focus();
    await page.keyboard.press('Enter');
    await expect(song).toHaveAttribute('aria-current', 'true');
    await expect(player.quality).toBeVisible();
    await tree(player.region, 'player-bar');

    await player.queue.click();
    await tree(body, 'queue');
    await page.keyboard.press('Escape');

    await player.region.getByRole('button', { name: '歌词', exact: true }).click();
    await page.getByRole('button', { name: '文字稿' }).click();
    await tree(body, 'now-playing');
  });

  test('comments, playlist dialog, settings, film, library', async ({ page }) => {
    const body = await open(page, '/hot-comment-list/5003/2');
    await tree(body, 'comments');

    await open(page, '/my-playlist');
    await page.getByRole('main').getByRole('button', { name: '新建歌单' }).click();
    await tree(body, 'playlist-dialog');

    await open(page, '/personal-recommendation?settings=playback');
    await tree(body, 'settings');
    const section = page.getByRole('navigation', { name: '设置' }).getByRole('button', { name: '播放' });
    await expect(section).toHaveAttribute('aria-current', /page|true/);

    const { address } = await playableMv(page.request);
    await open(page, address);
    await tree(body, 'film');

    await open(page, '/collect');
    await tree(body, 'library');
  });
});
