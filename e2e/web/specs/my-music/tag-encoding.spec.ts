import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeAlbum(root, {
    ...{ artist: '王菲', title: '天空', id3: 'gbk' },
    tracks: [{ title: '棋子' }, { title: '矜持' }],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator has the tags of an album read in another encoding, and undoes it', async ({
  page,
  ownServer,
}) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: '选择文字编码' });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('2 首歌');

  await page.goto('/library/albums');
  await main.getByRole('link', { name: '天空' }).first().click();
  await main.getByRole('button', { name: '更正信息' }).click();
  await page.getByRole('button', { name: '文字是乱码？' }).click();
  await expect(dialog.getByRole('radio', { name: /^天空 · 王菲 · 棋子 · 矜持/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Windows-1252/ }).check();
  await expect(dialog.getByRole('region', { name: '将会改动' })).toContainText('会改动 2 首歌。');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();

  const album = main.getByRole('link', { name: '天空' });
  await page.goto('/library/albums');
  await expect(main.getByRole('link').first()).toBeVisible();
  await expect(album).toHaveCount(0);
  await settings.open();
  await page.getByRole('button', { name: '更正记录' }).click();
  const record = page.getByRole('dialog', { name: '更正记录' });
  await expect(record).toContainText('Windows-1252');
  await record.getByRole('button', { name: /^撤销：天空/ }).click();
  await expect(record.getByRole('button', { name: /^恢复：天空/ })).toBeVisible();
  await page.goto('/library/albums');
  await expect(album.first()).toBeVisible();
});
