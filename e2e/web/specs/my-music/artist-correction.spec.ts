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
  await writeAlbum(root, { artist: '张惠妹', title: '姐妹', tracks: [{ title: '第一首' }] });
  await writeAlbum(root, { artist: '张惠妹 aMei', title: '牵手', tracks: [{ title: '第二首' }] });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator joins two artists and undoes it', async ({ page, ownServer }) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const form = page.getByRole('dialog', { name: '更正歌手' });
  const heading = page.getByRole('heading', { level: 1 });
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('2 首歌');

  await page.goto('/library/artists');
  await main.getByRole('link', { name: '张惠妹 aMei' }).first().click();
  await expect(heading).toHaveText('张惠妹 aMei');
  await main.getByRole('button', { name: '更正', exact: true }).click();
  await form.getByRole('textbox', { name: '和谁是同一位' }).fill('张惠妹');
  await form.getByRole('button', { name: '选择 张惠妹', exact: true }).click();
  await expect(form.getByRole('region', { name: '将会改动' })).toContainText('会改动 1 首歌。');
  const alone = page.url();
  await form.getByRole('button', { name: '保存' }).click();
  // The page has the new name before it is that of the other artist.
  await expect(page).not.toHaveURL(alone);
  await expect(heading).toHaveText('张惠妹');
  await expect(main).toContainText('2 张专辑');

  await main.getByRole('button', { name: '为什么是这样' }).click();
  const why = page.getByRole('dialog', { name: '为什么是这样' });
  await expect(why).toContainText('张惠妹 aMei');
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: '牵手' }).first().click();
  await expect(heading).toHaveText('牵手');
  await main.getByRole('button', { name: '为什么是这样' }).click();
  await expect(why).toContainText('张惠妹 aMei/牵手 (2020)/01 第二首.mp3');
  await page.keyboard.press('Escape');

  await settings.open();
  await page.getByRole('button', { name: '更正记录' }).click();
  const record = page.getByRole('dialog', { name: '更正记录' });
  await record.getByRole('button', { name: /^撤销：张惠妹 aMei/ }).click();
  await expect(record.getByRole('button', { name: /^恢复：张惠妹 aMei/ })).toBeVisible();
  await page.goto('/library/artists');
  await expect(main.getByRole('link', { name: '张惠妹 aMei' }).first()).toBeVisible();
});
