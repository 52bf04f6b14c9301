import { readFile } from 'node:fs/promises';
import { createOwnPlaylist, deletePlaylist } from '../../fixtures/own-playlist.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportDialog } from '../../pages/import-dialog.ts';

test.use({ storageState: ({ signedIn }, use) => use(signedIn) });

interface SongFacts {
  name: string;
  ar: { name: string }[];
}

test('imports a pasted list as a playlist in its order, and undoes it with 撤销', async ({ page }) => {
  const answer = await page.request.get('/api/song/detail', { params: { ids: '10005,10002,10009' } });
  const { songs } = (await answer.json()) as { songs: SongFacts[] };
  const lines = songs.map(({ name, ar }, index) => `${index + 1}. ${ar[0]?.name ?? ''} - ${name}`);
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.find([...lines, '4. 谁都不认识的歌']);
  await expect(dialog.kind('已找到')).toHaveText(/3/);
  await expect(dialog.kind('没找到')).toHaveText(/1/);
  await dialog.name.fill('抄来的歌单');
  await dialog.finish(songs.length);
  await expect(dialog.dialog).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name: '抄来的歌单' }).first();
  await expect(link).toBeVisible();
  await page.getByRole('region', { name: '撤销' }).getByRole('button', { name: '撤销' }).click();
  await expect(link).toBeHidden();
});

test('offers an import again that was closed by accident', async ({ page }) => {
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.find(['谁都不认识的歌']);
  await expect(dialog.kind('没找到')).toHaveText(/1/);
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: '继续导入' }).click();
  await expect(dialog.dialog.getByText('接着上次没有做完的导入。')).toBeVisible();
  await dialog.dialog.getByRole('button', { name: '重新开始' }).click();
  await expect(dialog.text).toHaveValue('');
});

test('exports a playlist as a file and imports it again', async ({ page }) => {
  const list = await createOwnPlaylist(page, '带走的歌单', 5);
  await page.goto(`/playList/${list.id}`);
  await page.getByRole('main').getByRole('button', { name: '导出' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^M3U8/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('带走的歌单.m3u8');
  const path = await download.path();
  expect(await readFile(path, 'utf8')).toMatch(/^#EXTM3U\n#PLAYLIST:带走的歌单\n#EXTINF:\d+,/);
  const dialog = new ImportDialog(page);
  await dialog.open();
  await dialog.dialog.locator('input[type=file]').setInputFiles({
    name: download.suggestedFilename(),
    mimeType: 'audio/x-mpegurl',
    buffer: await readFile(path),
  });
  await expect(dialog.kind('已找到')).toHaveText(/5/);
  await expect(dialog.name).toHaveValue('带走的歌单');
  await deletePlaylist(page, list);
});
