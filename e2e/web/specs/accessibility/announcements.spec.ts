import { announcementChecks, announcements, recordAnnouncements } from '../../fixtures/announcements.ts';
import { createOwnPlaylist, deletePlaylist, type OwnPlaylist } from '../../fixtures/own-playlist.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SongActions } from '../../pages/song-actions.ts';

/** Requests of likes, which the test lets fail once. */
const LIKE = /\/api\/like\?/;

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

let own: OwnPlaylist;
test.beforeEach(async ({ context, page }) => {
  await recordAnnouncements(context);
  own = await createOwnPlaylist(page, '朗读', 13);
});
test.afterEach(async ({ page }) => deletePlaylist(page, own));

test('each action of a user is announced once and briefly', async ({
  page,
  playlist,
  player,
  shell,
  guard,
}) => {
  const songs = new SongActions(page);
  const main = page.getByRole('main');
  const says = announcementChecks(page);
  await playlist.open(own.id);
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-commands', 'ready');

  await test.step('a song that the user starts, and the next one', async () => {
    const [first, second] = await songs.titles();
    const named = (row: string | null | undefined) =>
      `polite: ${(row ?? '').split(' · ').slice(0, 2).join(' · ')}`;
    await songs.rows.first().focus();
    await page.keyboard.press('Enter');
    await says(named(first));
    await player.next.click();
    await says(named(second));
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await player.pause.click();
  });

  await test.step('add to the queue, filter and sort', async () => {
    await main.getByRole('button', { name: '加入队列' }).click();
    await says('polite: 已添加到播放队列');
    const field = main.getByRole('searchbox', { name: '筛选歌曲' });
    await field.fill('无衣');
    await says('polite: 找到 1 首');
    await field.fill('');
    const sort = songs.page.getByRole('columnheader', { name: '标题' }).getByRole('button');
    await sort.click();
    await says('polite: 标题 · 升序');
    await sort.click();
    await says('polite: 标题 · 降序');
    await sort.click();
    await says('polite: 默认顺序');
  });

  await test.step('like with the key, and a like that fails', async () => {
    await shell.main.focus();
    const isLiked = (await player.like.getAttribute('aria-pressed')) === 'true';
    const did = isLiked ? '已取消喜欢 1 首歌' : '已喜欢 1 首歌';
    await page.keyboard.press('l');
    await says(`polite: ${did}`);
    await expect(player.like).toHaveAttribute('aria-pressed', String(!isLiked));
    guard.allow(LIKE, /ERR_FAILED/);
    await page.route(LIKE, (route) => route.abort());
    await player.like.click();
    await says(/^assertive: 没有成功，请再试一次/);
    await page.unroute(LIKE);
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await expect(player.like).toHaveAttribute('aria-pressed', String(isLiked));
  });

  await test.step('delete and undo', async () => {
    await songs.rows.first().focus();
    await page.keyboard.press('Delete');
    await says(/^polite: .*删除.* 撤销$/);
    await songs.undoBar.getByRole('button', { name: '撤销' }).click();
    await expect(songs.rows).toHaveCount(13);
    await expect(songs.undoBar).toHaveCount(0);
  });

  await test.step('another page, with its title', async () => {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的收藏' }).click();
    await says('polite: 我的收藏');
    await expect(page).toHaveTitle('我的收藏 · 青音');
  });

  // Regions that appear with their text are ignored by screen readers; these have a visible text only.
  const silent = (await announcements(page)).filter(({ isBornFull }) => isBornFull).map(({ text }) => text);
  expect(new Set(silent)).toEqual(new Set(silent.filter((text) => /^Loading\.\.\.$|^已选/.test(text))));
});
