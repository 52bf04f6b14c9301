import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose } from '../../fixtures/choose.ts';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
// eslint-disable-next-line playwright/no-skipped-test -- ffmpeg is a program of the system
test.skip(!hasFfmpeg, 'conversion needs ffmpeg');

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeAlbum(root, {
    ...{ artist: '林间', title: '山中', format: 'flac', seconds: 20 },
    tracks: [{ title: '第一首' }, { title: '第二首' }, { title: '第三首' }],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('a listener and an administrator limit the bit rate, and the player says so', async ({
  page,
  ownServer,
  player,
}) => {
  const libraries = new MusicLibrarySettings(page);
  const settings = new SettingsDialog(page);
  const group = (name: string) => settings.dialog.getByRole('group', { name, exact: true });
  const playing = async () => (await readPlayer(page)).status;
  await signUpAdministrator(page, ownServer, '/library');
  await libraries.open();
  await libraries.add(root, '家里的音乐');
  await expect(libraries.library('家里的音乐')).toContainText('3 首歌');
  await page.goto('/library/albums');
  await page.getByRole('main').getByRole('link', { name: '山中' }).click();
  await page.getByRole('button', { name: '播放全部' }).click();
  await expect.poll(playing).toBe('playing');
  await expect(player.quality).toHaveText('无损');

  await settings.open('playback');
  await choose(group('平时最高').getByRole('radio', { name: '64 kbps' }));
  await page.keyboard.press('Escape');
  await player.next.click();
  await expect(player.quality).toHaveText('标准');
  await expect(player.quality).toHaveAccessibleName(/选了「极高」；设了码率上限/);
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(500);

  await settings.open('playback');
  await choose(group('平时最高').getByRole('radio', { name: '原样' }));
  await page.keyboard.press('Escape');
  await settings.open('admin');
  await choose(group('所有人').getByRole('radio', { name: '128 kbps' }));
  await settings.open('playback');
  await expect(settings.dialog).toContainText('管理员给你的上限是 128 kbps');
  await page.keyboard.press('Escape');
  await player.next.click();
  await expect(player.quality).toHaveAccessibleName(/选了「极高」；服务只给到这里/);
  await expect.poll(playing).toBe('playing');
});
