import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

let root = '';
let files: string[];

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  const { tracks } = await writeAlbum(root, {
    ...{ artist: '林间', title: '山中', firstSound: 5000 },
    tracks: [{ title: '第一首' }, { title: '第二首' }],
  });
  files = tracks.map(({ path }) => path);
  // The first song in another encoding, and the second one's sound under another name.
  await writeAlbum(root, {
    ...{ artist: '林间', title: '精选', firstSound: 5100 },
    tracks: [{ title: '第一首' }, { title: '又名', sound: 5001 }],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator replaces a missing song, hides a duplicate, and undoes both', async ({
  page,
  ownServer,
}) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const question = page.getByRole('dialog', { name: /^替换这/ });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('4 首歌');
  await rm(files[0] ?? '');
  await settings.rescan('家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('3 首歌');

  await page.getByRole('button', { name: '缺失的歌曲' }).click();
  const missing = page.getByRole('dialog', { name: '缺失的歌曲' });
  await expect(missing).toContainText('林间/山中 (2020)/01 第一首.mp3');
  await missing.getByRole('button', { name: /^替换：第一首/ }).click();
  await question.getByRole('button', { name: '替换' }).click();
  await expect(missing.getByRole('status')).toContainText('已替换 1 首歌');
  await expect(missing).toContainText('没有缺失的歌曲。');
  await missing.getByRole('button', { name: '撤销' }).click();
  await expect(missing.getByRole('button', { name: '忘记：第一首' })).toBeVisible();
  await missing.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '重复的歌曲' }).click();
  const duplicates = page.getByRole('dialog', { name: '重复的歌曲' });
  await duplicates.getByRole('button', { name: '开始查找' }).click();
  await duplicates.getByRole('radio', { name: /第二首/ }).check();
  await duplicates.getByRole('button', { name: /只留选中的/ }).click();
  await question.getByRole('button', { name: '替换' }).click();
  await expect(duplicates).toContainText('没有找到重复的歌曲。');
  await page.goto('/library/songs');
  await expect(main.getByRole('row', { name: '第二首' })).toBeVisible();
  await expect(main.getByRole('row', { name: '又名' })).toHaveCount(0);

  await settings.open();
  await page.getByRole('button', { name: '替换记录' }).click();
  await page.getByRole('button', { name: /^撤销：又名/ }).click();
  await page.goto('/library/songs');
  await expect(main.getByRole('row', { name: '又名' })).toBeVisible();
});
