import type { BrowserContext } from '@playwright/test';
import { messagesShown, recordMessages } from '../fixtures/recorded-messages.ts';
import { sample } from '../fixtures/audit-sample.ts';
import { readPlayer } from '../fixtures/player-state.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { SettingsDialog } from '../pages/settings-dialog.ts';
import { songTitle } from '../pages/song-title.ts';

test.beforeEach(({ context }) => recordMessages(context));

const ALERT = /浏览器不让青音保存数据/;

/** Ways in which browsers block storage, each as an init script. */
const ways: Record<string, () => void> = {
  'site data is blocked': () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    // Firefox throws here as well.
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  },
  'the database refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'the database never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
  'there is no database': () => void Object.defineProperty(window, 'indexedDB', { value: null }),
};
const block = (context: BrowserContext, way: string): Promise<unknown> =>
  context.addInitScript(ways[way] ?? way);

// `npm test` takes the first (everything throws) and the third (the database never answers).
for (const way of sample(Object.keys(ways), 2)) {
  test(`shows pages, plays songs and keeps settings for the visit where ${way}`, async ({
    context,
    page,
    home,
    playlist,
    player,
  }) => {
    await block(context, way);
    await home.open();
    await expect(home.playlists.first()).toBeVisible();
    // The message appears once per visit, and stays until it is closed or 10 s have passed.
    await expect
      .poll(async () => (await messagesShown(page)).filter((text) => ALERT.test(text)))
      .toHaveLength(1);
    const alert = page.getByRole('alert').filter({ hasText: ALERT });
    await alert.hover();
    await alert.getByRole('button', { name: '关闭' }).click();
    await expect(alert).toHaveCount(0);

    await home.openFirstPlaylist();
    await expect(playlist.rows.first()).toBeVisible();
    await songTitle(playlist.rows.first()).dblclick();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await player.mode.click();
    await expect(player.mode).toHaveAccessibleName('列表循环');
    await page.getByRole('button', { name: '显示方式' }).click();
    await page.getByRole('dialog', { name: '显示方式' }).getByRole('button', { name: '紧凑' }).click();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(home.playlists.first()).toBeVisible();
    await home.openFirstPlaylist();
    await page.getByRole('button', { name: '显示方式' }).click();
    const compact = page.getByRole('dialog', { name: '显示方式' }).getByRole('button', { name: '紧凑' });
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    expect((await messagesShown(page)).filter((text) => ALERT.test(text))).toHaveLength(1);

    const settings = new SettingsDialog(page);
    await settings.open('playback');
    await expect(settings.dialog.getByRole('checkbox').first()).toBeVisible();
    await settings.open('privacy');
    await expect(settings.dialog.getByText('这台设备上的内容')).toBeVisible();
  });
}

test('login explains that it needs cookies when they are blocked', async ({
  context,
  page,
  login,
  server,
}) => {
  await block(context, 'site data is blocked');
  await login.open();
  await waitForApp(page);
  await login.signIn(server.demoAccount);
  await expect(page.getByRole('alert').filter({ hasText: 'Cookie' })).toBeVisible();
  await expect(login.password).toHaveValue(server.demoAccount.password);
});
