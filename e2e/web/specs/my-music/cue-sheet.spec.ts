import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { songTitle } from '../../pages/song-title.ts';

let root = '';
let sheet = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off', QINGYIN_FFMPEG: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  const { folder } = await writeAlbum(root, {
    ...{ artist: '李白', title: '整轨', folder: '李白/山中', format: 'flac', seconds: 12 },
    tracks: [{ title: 'CDImage' }],
  });
  sheet = join(folder, 'x.cue');
  writeFileSync(sheet, 'nothing');
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('a broken CUE sheet is named, and the tracks of a right one play without ffmpeg', async ({
  page,
  ownServer,
  player,
}) => {
  const settings = new MusicLibrarySettings(page);
  const library = settings.library('家里的音乐');
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(library).toContainText('1 首歌');
  await library.getByRole('button', { name: /读不出/ }).click();
  const files = page.getByRole('list', { name: '读不出的文件' });
  await expect(files).toContainText('李白/山中/x.cue');
  await expect(files).toContainText('里面没有曲目，不是 CUE 文件');
  await page.keyboard.press('Escape');

  writeFileSync(
    sheet,
    'TITLE "山中"\nFILE "a.flac" WAVE\nTRACK 01 AUDIO\nTITLE "静夜思"\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nTITLE "关山月"\nINDEX 01 00:05:10\n',
  );
  await settings.rescan('家里的音乐');
  await expect(library).toContainText('2 首歌');
  await expect(library).not.toContainText('读不出');

  await page.goto('/library/albums');
  await page.getByRole('main').getByRole('link', { name: '山中' }).click();
  const row = page.getByRole('main').getByRole('row', { name: /关山月/ });
  await songTitle(row).dblclick();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect(player.quality).toHaveText('无损');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(1000);
});
