import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCover, writeAlbum } from '../../fixtures/music-folder.ts';
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
  const { folder } = await writeAlbum(root, {
    ...{ artist: '林间', title: '山中', tracks: [{ title: '第一首' }] },
    cover: await createCover('#2f6690'),
    coverFile: { name: 'cover.jpg', bytes: await createCover('#8c2f39') },
  });
  await writeFile(join(folder, 'back.jpg'), await createCover('#3a7d44'));
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('an administrator chooses a cover, pastes another one, and undoes both', async ({ page, ownServer }) => {
  const settings = new MusicLibrarySettings(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog', { name: '选择封面' });
  const open = () => main.getByRole('button', { name: '选择封面' }).click();
  const cover = main.locator('img').first();
  const address = async () => new URL((await cover.getAttribute('src')) ?? '', ownServer.url).pathname;
  await signUpAdministrator(page, ownServer, '/library');
  await settings.open();
  await settings.add(root, '家里的音乐');
  await expect(settings.library('家里的音乐')).toContainText('1 首歌');
  await page.goto('/library/albums');
  await main.getByRole('link', { name: '山中' }).click();
  const before = await address();

  await open();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'back.jpg' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect.poll(address).not.toBe(before);
  const chosen = await address();

  await open();
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  const bytes = [...(await createCover('#e0a458'))];
  await page.evaluate((picture) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([Uint8Array.from(picture)], 'a.jpg', { type: 'image/jpeg' }));
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, bytes);
  await expect(dialog.getByRole('img', { name: '选中的图片' })).toBeVisible();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(address).not.toBe(chosen);

  await settings.open();
  await page.getByRole('button', { name: '更正记录' }).click();
  const record = page.getByRole('dialog', { name: '更正记录' });
  await expect(record.getByRole('listitem').filter({ hasText: '专辑封面' })).toHaveCount(2);
  await record.getByRole('button', { name: /^恢复：山中/ }).click();
  await expect(record.getByRole('button', { name: /^撤销：山中/ })).toHaveCount(1);
  await page.goto('/library/albums');
  await main.getByRole('link', { name: '山中' }).click();
  await expect.poll(address).toBe(chosen);
  await open();
  await dialog.getByRole('button', { name: '恢复文件里的图片' }).click();
  await expect.poll(address).toBe(before);
});
