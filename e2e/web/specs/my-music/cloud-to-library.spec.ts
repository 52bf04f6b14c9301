import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { signUpAt } from '../../fixtures/signed-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

let [root, uploads] = ['', ''];

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  uploads = await mkdtemp(join(tmpdir(), 'qingyin-uploads-'));
  await writeAlbum(root, { artist: '林间', title: '山中', tracks: [{ title: '第一首' }] });
});
test.afterEach(() =>
  Promise.all([root, uploads].map((folder) => rm(folder, { recursive: true, force: true }))),
);

test('an uploaded song has an album page, and everyone hears it while it is in a music library', async ({
  page,
  ownServer,
  openPage,
}) => {
  const settings = new MusicLibrarySettings(page);
  const cloud = new CloudPage(page);
  const undoBar = page.getByRole('region', { name: '撤销' });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('1 首歌');

  const { tracks } = await writeAlbum(uploads, {
    ...{ artist: '纸船乐队', title: '河流', format: 'flac', seconds: 3 },
    tracks: [{ title: '上游' }],
  });
  const sound = tracks[0]?.path ?? '';
  const lyrics = sound.replace(/\.\w+$/, '.lrc');
  await writeFile(lyrics, '[00:00.50]顺流而下\n');
  await cloud.open();
  await cloud.files.setInputFiles([sound, lyrics]);
  await expect(cloud.panel.getByRole('listitem')).toContainText('已上传，歌词也已保存');

  await cloud.runMenuEntry('上游', '放进「家里的音乐」');
  await expect(cloud.row('上游')).toContainText('家里的音乐');
  await undoBar.getByRole('button', { name: '撤销' }).click();
  await expect(cloud.row('上游')).toContainText('未匹配');
  await cloud.runMenuEntry('上游', '放进「家里的音乐」');
  await expect(undoBar).toContainText('已把 1 首歌放进「家里的音乐」');

  const like = { url: ownServer.url, stored: await page.context().storageState() };
  const listener = await signUpAt(ownServer.url, '李太白', like);
  const other = await openPage({ baseURL: ownServer.url, storageState: listener.stored });
  await other.goto('/library/albums');
  await waitForApp(other);
  await expect(other.getByRole('main').getByRole('link', { name: '河流' })).toBeVisible();

  await page.reload();
  await waitForApp(page);
  await expect(cloud.row('上游')).toContainText('家里的音乐');
  await cloud.runMenuEntry('上游', '查看专辑');
  await expect(page.getByRole('heading', { name: '河流' })).toBeVisible();

  await cloud.open();
  await cloud.row('上游').focus();
  await page.keyboard.press('Delete');
  await expect(undoBar).toContainText('已从云盘和音乐库删除「上游」');
  const gone = page.waitForResponse(/\/api\/user\/cloud\/del/);
  await undoBar.getByRole('button', { name: '关闭' }).click();
  await gone;
  await expect(cloud.row('上游')).toHaveCount(0);
});
