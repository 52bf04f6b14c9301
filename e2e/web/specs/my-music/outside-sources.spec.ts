import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCover, writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';

const RELEASE = '0a1b2c3d-0000-4000-8000-000000000001';
let root = '';

test.use({
  // Services on this machine, which know one album.
  ownEnv: async ({}, use) => {
    const cover = await createCover('#2f6690');
    const releases = [{ id: RELEASE, score: 100, title: '山中', 'artist-credit': [{ name: '林间' }] }];
    const services = createServer(({ url = '' }, response) => {
      if (url.startsWith('/ws/2/release/')) response.end(JSON.stringify({ releases }));
      else if (url === `/release/${RELEASE}/front-1200`) response.end(cover);
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => services.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${String((services.address() as AddressInfo).port)}`;
    await use({
      QINGYIN_DEMO_CATALOGUE: 'off',
      QINGYIN_MUSICBRAINZ_URL: address,
      QINGYIN_COVER_ART_URL: address,
    });
    services.close();
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  const { folder } = await writeAlbum(root, { artist: '林间', title: '山中', tracks: [{ title: '第一首' }] });
  await writeFile(
    join(dirname(folder), 'artist.nfo'),
    '<artist><biography>山里的歌手。</biography></artist>',
  );
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator turns sources on, which fill a missing cover', async ({ page, ownServer }) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: '外部资料' });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('1 首歌');
  await page.getByRole('button', { name: '外部资料' }).click();
  await form.getByRole('checkbox', { name: /^MusicBrainz/ }).check();
  await form.getByRole('checkbox', { name: /^Cover Art Archive/ }).check();
  await form.getByRole('textbox', { name: '联系方式' }).fill('admin@example.org');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toHaveCount(0);

  await page.goto('/library/albums');
  await main.getByRole('link', { name: '山中' }).click();
  await expect(async () => {
    await page.reload();
    await expect(main.getByRole('link', { name: '封面来自 Cover Art Archive' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await main.getByRole('link', { name: '林间' }).first().click();
  await main.getByRole('link', { name: '介绍' }).click();
  await expect(main.getByText('山里的歌手。')).toBeVisible();
});
