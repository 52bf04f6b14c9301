import { choose } from '../fixtures/choose.ts';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parseBuffer } from 'music-metadata';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one way of reading a zip, for all tests
import { unzipped } from '../../../tools/lib/unzip.ts';
import { expect, test } from '../fixtures/test.ts';
import { SongActions } from '../pages/song-actions.ts';

const LIST = 5001;

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

/** The file that the browser saves during `act`. */
async function saved(page: Page, action: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, unknown] = await Promise.all([page.waitForEvent('download'), action()]);
  expect(await download.failure()).toBeNull();
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('downloads one song as a file with its name, tags and cover', async ({ page, playlist }) => {
  const actions = new SongActions(page);
  await playlist.open(LIST);
  await expect(actions.rows.first()).toBeVisible();
  const [title = ''] = await actions.titles();
  const { name, bytes } = await saved(page, () => actions.choose(0, '下载'));
  const { common } = await parseBuffer(bytes);
  expect(title).toContain(common.title ?? 'no title');
  expect(name).toMatch(/ - .+\.mp3$/);
  expect(name).toContain(common.title ?? 'no title');
  expect(common.picture?.[0]?.format).toBe('image/jpeg');
  await expect(page.getByRole('dialog', { name: '下载' })).toHaveCount(0);
});

test('downloads three selected songs in one zip, after listing what it will contain', async ({
  page,
  playlist,
}) => {
  const actions = new SongActions(page);
  await playlist.open(LIST);
  await expect(actions.rows.nth(2)).toBeVisible();
  const titles = (await actions.titles()).slice(0, 3);
  await actions.select(0, 2);
  const button = actions.bar.getByRole('button', { name: '下载' });
  if (await button.isVisible()) await button.click();
  else {
    await actions.bar.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '下载' }).click();
  }
  const dialog = page.getByRole('dialog', { name: '下载' });
  await expect(dialog.getByRole('status')).toContainText('3 首歌');
  await expect(actions.bar).toHaveCount(0);
  const { name, bytes } = await saved(page, () => dialog.getByRole('link', { name: '开始下载' }).click());
  expect(name).toMatch(/等 3 首\.zip$/);
  await expect(dialog).toHaveCount(0);
  const files = [...(await unzipped(bytes))];
  expect(files).toHaveLength(3);
  for (const [at, [file, { content }]] of files.entries()) {
    const { common } = await parseBuffer(content);
    expect(titles[at]).toContain(common.title ?? 'no title');
    expect(file).toContain(common.title ?? 'no title');
    expect(common.picture).toHaveLength(1);
  }
});

test('remembers the download quality in this browser', async ({ page }) => {
  await page.goto('/personal-recommendation?settings=downloads');
  const lossless = page.getByRole('radio', { name: /^无损/ });
  await choose(lossless);
  await page.reload();
  await expect(lossless).toBeChecked();
});
