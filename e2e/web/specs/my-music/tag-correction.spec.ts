import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { songTitle } from '../../pages/song-title.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeAlbum(root, {
    artist: '林间',
    title: '山中',
    tracks: [{ title: '第一首' }, { title: '第二首' }],
  });
  await writeAlbum(root, { artist: '林间', title: '山中（下）', tracks: [{ title: '第三首' }] });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator merges two albums, corrects a song, and undoes both', async ({ page, ownServer }) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: '更正歌曲信息' });
  const undoBar = page.getByRole('region', { name: '撤销' });
  const heading = page.getByRole('heading', { level: 1 });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('3 首歌');

  await page.goto('/library/albums');
  await main.getByRole('link', { name: '山中（下）' }).click();
  await expect(heading).toHaveText('山中（下）');
  await main.getByRole('button', { name: '更正信息' }).click();
  await form.getByRole('textbox', { name: '专辑', exact: true }).fill('山中');
  await expect(form).toContainText('2 首 → 3 首');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(heading).toHaveText('山中');
  await expect(main.getByRole('row', { name: '第三首' })).toBeVisible();

  await songTitle(main.getByRole('row', { name: '第三首' })).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '更正歌曲信息…' }).click();
  await form.getByRole('textbox', { name: '歌名' }).fill('第三首（现场）');
  await form.getByRole('textbox', { name: '曲目号' }).fill('3');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(main.getByRole('row', { name: '第三首（现场）' })).toBeVisible();
  await undoBar.getByRole('button', { name: '撤销' }).click();
  await expect(main.getByRole('row', { name: '第三首（现场）' })).toHaveCount(0);

  await settings.open();
  await page.getByRole('button', { name: '更正记录' }).click();
  const record = page.getByRole('dialog', { name: '更正记录' });
  await expect(record.getByRole('listitem')).toHaveCount(2);
  await record.getByRole('button', { name: /^撤销：山中（下）/ }).click();
  await expect(record.getByRole('button', { name: /^恢复：山中（下）/ })).toBeVisible();
  await page.goto('/library/albums');
  await expect(main.getByRole('link', { name: '山中（下）' })).toBeVisible();
});
