import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { deletePlaylist, songIdsOfPlaylist } from '../../fixtures/own-playlist.ts';
import { QueueDrawer } from '../../pages/queue-drawer.ts';

const NAME = '听到哪算哪';

test('leads a guest to the login and keeps the queue', AUDIT, async ({ page, playlist }) => {
  const queue = new QueueDrawer(page);
  await playlist.open(5003);
  await playlist.playAll.first().click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  const { queueLength } = await readPlayer(page);
  await queue.open();
  await queue.button('收藏为歌单').click();
  await agreeToLogin(page);
  expect((await readPlayer(page)).queueLength).toBe(queueLength);
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('saves the queue as a playlist in its order, and retries after a failure', async ({
    page,
    playlist,
    guard,
  }) => {
    const queue = new QueueDrawer(page);
    await playlist.open(5003);
    await playlist.playAll.first().click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    const songs = (await songIdsOfPlaylist(page, '5003')).slice();
    await queue.open();
    await queue.row(2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await queue.button('收藏为歌单').click();
    const dialog = page.getByRole('dialog', { name: '收藏为歌单' });
    await dialog.getByRole('textbox', { name: '歌单名称' }).fill(NAME);

    // Goes offline while the songs are being added: the playlist is created, and filled by the retry.
    guard.allow(/net::ERR_INTERNET_DISCONNECTED/);
    const made = page.waitForResponse(/\/api\/playlist\/create/);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: '保存' }).click();
    const { id } = (await (await made).json()) as { id: number };
    await expect(dialog).toBeHidden();
    const [a, b, c, ...rest] = songs;
    await expect.poll(() => songIdsOfPlaylist(page, String(id))).toEqual([a, c, b, ...rest]);
    await deletePlaylist(page, { id, name: NAME, songs: [] });
  });
});
