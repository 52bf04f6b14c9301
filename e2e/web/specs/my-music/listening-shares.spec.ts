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
  const album = { artist: '林间', genre: 'Jazz' };
  await writeAlbum(root, { ...album, title: '旧', year: 1959, tracks: [{ title: '旧歌' }] });
  await writeAlbum(root, { artist: '林间', title: '新', year: 2021, tracks: [{ title: '新歌' }] });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('the listening report shows genres and decades, which lead to their songs', async ({
  page,
  ownServer,
}) => {
  const settings = new MusicLibrarySettings(page);
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('2 首歌');
  const answer = await page.request.get('/api/x/library/songs');
  const { songs } = (await answer.json()) as { songs: { id: number; name: string }[] };
  for (const { id, name } of songs) {
    const form = { id, sourceid: 0, time: name === '旧歌' ? 300 : 100 };
    expect((await page.request.post('/api/scrobble', { form })).status()).toBe(200);
  }

  await page.goto('/recently-played-single?report=week');
  const report = page.getByRole('main').getByRole('region', { name: '听歌报告' });
  await expect(report.getByRole('region', { name: '最常听的流派' })).toContainText('没有流派');
  const decades = report.getByRole('region', { name: '最常听的年代' });
  await expect(decades.getByRole('listitem')).toHaveText([/2020 年代/, /1950 年代/]);
  await report.getByRole('link', { name: 'Jazz' }).click();
  await expect(page.getByRole('main').getByRole('row', { name: '旧歌' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('row', { name: '新歌' })).toHaveCount(0);
});
