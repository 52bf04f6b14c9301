import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { SongActions } from '../../pages/song-actions.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeAlbum(root, {
    ...{ artist: '林间', title: '山中' },
    tracks: [{ title: '第一首' }, { title: '第二首' }],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator rates several songs at once, and corrects them', async ({ page, ownServer }) => {
  const settings = new MusicLibrarySettings(page);
  const songs = new SongActions(page);
  const main = page.getByRole('main');
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('2 首歌');

  await page.goto('/library/albums');
  await main.getByRole('link', { name: '山中' }).first().click();
  await expect(main.getByRole('row', { name: '第二首' })).toBeVisible();
  await songs.select(0, 1);
  await songs.bar.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '评分…' }).click();
  const rating = page.getByRole('dialog', { name: '评分' });
  await rating.getByRole('radio', { name: '4 星' }).click();
  await expect(rating).toBeHidden();
  await expect(songs.bar).toBeHidden();

  await songs.select(0, 1);
  await songs.bar.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '更正歌曲信息…' }).click();
  await expect(page.getByRole('dialog', { name: '更正歌曲信息' })).toContainText('正在更正 2 首歌。');
});
