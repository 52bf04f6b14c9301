import { expect, test } from '../fixtures/test.ts';
import { SongActions } from '../pages/song-actions.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

const SOME_LIST = 5003;

test('adds songs to a new playlist and removes them, with undo for every command', async ({
  page,
  playlist,
}) => {
  const songs = new SongActions(page);
  const name = '夜里听的';
  await playlist.open(SOME_LIST);
  await expect(songs.rows.nth(2)).toBeVisible();
  const [first, second, third] = await songs.titles();

  await test.step('creates a playlist from a song, and undoes it', async () => {
    await songs.choose(0, '添加到歌单…');
    await songs.makeList(name);
    await songs.undo();
    await songs.choose(0, '添加到歌单…');
    await expect(songs.list('清晨散步')).toBeVisible();
    await expect(songs.list(name)).toHaveCount(0);
  });

  await test.step('shows that the playlist already contains the song, and adds no duplicate', async () => {
    await songs.makeList(name);
    await songs.choose(0, '添加到歌单…');
    await expect(songs.list(name)).toContainText('已在其中');
    await songs.list(name).click();
    await expect(songs.picker).toContainText(`歌单「${name}」里已经有了`);
    await page.keyboard.press('Escape');
    await expect(songs.picker).toHaveCount(0);
  });

  await test.step('adds only the missing ones of several songs, and undo removes only these', async () => {
    await songs.select(0, 2);
    await songs.bar.getByRole('button', { name: '添加到歌单…' }).click();
    await expect(songs.list(name)).toContainText('已有 1 首');
    await songs.list(name).click();
    await expect(songs.undoBar).toContainText(`已把 2 首歌添加到歌单「${name}」，其余的原来就在`);
    const takenBack = page.waitForResponse(/\/api\/playlist\/tracks/);
    await songs.undo();
    await takenBack;
    await songs.select(0, 2);
    await songs.bar.getByRole('button', { name: '添加到歌单…' }).click();
    await expect(songs.list(name)).toContainText('已有 1 首');
    await songs.list(name).click();
    await expect(songs.undoBar).toContainText('已把 2 首歌添加到歌单');
  });

  await test.step('removes a song from the playlist and restores it at its place', async () => {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => songs.titles()).toEqual([second, third, first]);
    await songs.choose(1, '从歌单中删除');
    await expect.poll(() => songs.titles()).toEqual([second, first]);
    await expect(songs.undoBar).toContainText(`已从歌单「${name}」中删除 1 首歌`);
    const putBack = page.waitForResponse(/\/api\/song\/order\/update/);
    await songs.undo();
    await expect.poll(() => songs.titles()).toEqual([second, third, first]);
    await putBack;
    await page.reload();
    await expect.poll(() => songs.titles()).toEqual([second, third, first]);
  });

  await test.step('removes selected songs together and for good', async () => {
    await songs.select(0, 1);
    const response = page.waitForResponse(/\/api\/playlist\/tracks/);
    await songs.bar.getByRole('button', { name: '从歌单中删除' }).click();
    await expect(songs.undoBar).toContainText('中删除 2 首歌');
    await expect.poll(() => songs.titles()).toEqual([first]);
    await response;
    await page.reload();
    await expect.poll(() => songs.titles()).toEqual([first]);
  });
});

test('undoes by Ctrl Z what the undo bar offers, except from a text field', async ({
  page,
  playlist,
  shell,
}) => {
  const songs = new SongActions(page);
  const name = '按键撤销的';
  await playlist.open(SOME_LIST);
  await songs.choose(0, '添加到歌单…');
  await songs.makeList(name);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(songs.rows).toHaveCount(1);

  await songs.choose(0, '从歌单中删除');
  await expect(songs.undoBar).toContainText(`已从歌单「${name}」中删除 1 首歌`);
  await expect(songs.rows).toHaveCount(0);
  await expect(songs.undoBar.getByText('Ctrl', { exact: true })).toBeVisible();
  await shell.searchBox.focus();
  await page.keyboard.press('Control+z');
  await expect(songs.undoBar).toBeVisible();
  await shell.main.focus();
  await page.keyboard.press('Control+z');
  await expect(songs.undoBar).toHaveCount(0);
  await expect(songs.rows).toHaveCount(1);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the selection bar fits, with further commands in a menu', async ({ page, playlist }) => {
    const songs = new SongActions(page);
    await playlist.open(SOME_LIST);
    await expect(songs.rows.nth(1)).toBeVisible();
    await songs.select(0, 1);
    const box = await songs.bar.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThan(72);
    await songs.bar.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '添加到歌单…' }).click();
    await expect(songs.list('清晨散步')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(songs.picker).toHaveCount(0);
  });
});
