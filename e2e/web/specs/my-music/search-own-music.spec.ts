import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAlbum } from '../../fixtures/music-folder.ts';
import { signUpAdministrator } from '../../fixtures/sign-up-administrator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MusicLibrarySettings } from '../../pages/music-library-settings.ts';
import { SearchPage } from '../../pages/search-page.ts';
import { SongActions } from '../../pages/song-actions.ts';

let root = '';

test.use({
  ownEnv: { QINGYIN_DEMO_CATALOGUE: 'off' },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

test.beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'qingyin-music-'));
  await writeAlbum(root, {
    ...{ artist: '罗大佑', title: '之乎者也', year: 1984, genre: 'Jazz' },
    tracks: [{ title: '童年' }, { title: '床前明月光' }],
  });
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('own songs are found by year and genre, and despite typing errors', async ({ page, ownServer }) => {
  const search = new SearchPage(page);
  const songs = new SongActions(page);
  const settings = new MusicLibrarySettings(page);

  await test.step('an administrator adds the folder', async () => {
    await signUpAdministrator(page, ownServer, '/library');
    await settings.open();
    await settings.add(root, '家里的音乐', []);
    await expect(settings.library('家里的音乐')).toContainText('2 首歌');
  });

  await test.step('artist, year and genre find a song together', async () => {
    await page.goto('/library');
    await search.searchFor('罗大佑 1984 爵士');
    await search.kind('单曲').click();
    await expect(search.count).toHaveText('找到 2 首歌曲');
  });

  await test.step('the search box suggests the right query', async () => {
    const box = page.getByRole('combobox', { name: '搜索' });
    await box.fill('床钱明月光');
    const group = page.getByRole('group', { name: '你是不是要找' });
    await group.getByRole('option', { name: '床前明月光' }).click();
    await expect(search.title).toHaveText('“床前明月光”的搜索结果');
    await expect(songs.rows).toHaveCount(1);
  });

  await test.step('the results of the right query stand in for none', async () => {
    await search.searchFor('床钱明月光');
    const line = search.main.getByRole('status').filter({ hasText: '显示“床前明月光”的结果。' });
    await expect(line).toBeVisible();
    await expect(songs.rows.first()).toHaveAttribute('aria-label', /床前明月光 · 罗大佑/);
    expect(await search.marks()).toContain('床前明月光');
  });

  await test.step('the query as written has no results, but a link to the right one', async () => {
    const exact = search.main.getByRole('link', { name: '仍然搜索“床钱明月光”' });
    await exact.focus();
    await page.keyboard.press('Enter');
    await expect(search.main.getByText('没有找到和“床钱明月光”相关的歌曲。')).toBeVisible();
    await expect(page).toHaveURL(/exact=yes/);
    const line = search.main.getByRole('status').filter({ hasText: '你是不是要找' });
    await line.getByRole('link', { name: '床前明月光' }).click();
    await expect(search.title).toHaveText('“床前明月光”的搜索结果');
    await expect(songs.rows).toHaveCount(1);
    await expect(search.main.getByText(/你是不是要找|显示“/)).toHaveCount(0);
    await page.goBack();
    await expect(line).toBeVisible();
  });

  await test.step('also with one wrong word beside a year', async () => {
    await search.searchFor('罗大右 1984');
    await expect(search.main.getByText('显示“罗大佑 1984”的结果。')).toBeVisible();
    await expect(songs.rows).toHaveCount(2);
  });
});
