import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LyricsView } from '../../pages/lyrics-view.ts';
import { LyricsEditor } from '../../pages/lyrics-editor.ts';
import { PlaylistPage } from '../../pages/playlist-page.ts';

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

const LIST = '/playList/5003';
/** A song whose lyrics no other spec changes. */
const SONG = 4;

const BAD = ['[00:01.000]第一句', '[00:58.000]第二具', '[00:59.000]第三句', '[00:59.500]第四句'].join('\n');

async function openNowPlayingByKeys(page: Page): Promise<void> {
  await page.goto(LIST);
  await new PlaylistPage(page).rows.nth(SONG).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await page.keyboard.press('g');
}

async function playByKeys(page: Page): Promise<void> {
  await openNowPlayingByKeys(page);
  await expect(new LyricsView(page).pane).toBeVisible();
}

test('corrects lyrics by keyboard alone, and restores the old version', async ({ page }) => {
  const editor = new LyricsEditor(page);
  const stage = new LyricsView(page);
  await playByKeys(page);
  await stage.saveLyrics(BAD);
  await page.reload();
  await expect(stage.line(0)).toHaveText('第一句');
  await editor.openByKeys();

  // Corrects a word, types a wrong time, then shifts it.
  await editor.tabTo(editor.time(1));
  await page.keyboard.press('Control+ArrowDown');
  await expect(editor.time(2)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0:05.5');
  await page.keyboard.press('Enter');
  await expect(editor.time(2)).toHaveValue('00:05.500');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(editor.time(2)).toHaveValue('00:05.590');
  await page.keyboard.press('Tab');
  await expect(editor.text(2)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('句');
  await expect(editor.text(2)).toHaveValue('第二句');

  // Stamps the third and the fourth line while listening.
  await page.keyboard.press('ArrowDown');
  await expect(editor.text(3)).toBeFocused();
  await editor.tabTo(editor.button('对行'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(editor.tap).toBeFocused();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await page.keyboard.press('Space');
  await expect(editor.tap).toContainText('第 4 行');
  const tooSoon = await editor.timeMs(3);
  await page.keyboard.press('Backspace');
  await expect(editor.time(3)).toHaveValue('00:59.000');
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThan(tooSoon + 500);
  const beforeMs = (await readPlayer(page)).positionMs;
  await page.keyboard.press('Space');
  await expect(editor.tap).toContainText('第 4 行');
  const afterMs = (await readPlayer(page)).positionMs;
  expect(await editor.timeMs(3)).toBeGreaterThanOrEqual(beforeMs - 1);
  expect(await editor.timeMs(3)).toBeLessThanOrEqual(afterMs);
  await page.keyboard.press('Space');
  await expect(editor.dialog.getByText('都记好了')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.tap).toHaveCount(0);
  const stampedMs = await editor.timeMs(3);

  // Unsaved changes survive a reload.
  await expect(editor.state).toContainText('有改动还没有保存');
  await page.reload();
  await expect(editor.text(2)).toHaveValue('第二句');
  expect(await editor.timeMs(3)).toBe(stampedMs);
  await editor.tabTo(editor.text(1));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.state).toContainText('没有改动');
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toHaveCount(0);
  await page.reload();
  await expect(stage.line(1)).toHaveText('第二句');
  await stage.line(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readPlayer(page)).positionMs).toBeGreaterThanOrEqual(5590);

  // The version list names authors and times; restores an older version.
  await editor.openByKeys();
  await editor.tabTo(editor.button('历次改动'));
  await page.keyboard.press('Enter');
  const entries = editor.versions.getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText(/第 2 版 · .+ · 正在用.*20\d\d/);
  await editor.tabTo(entries.last().getByRole('button', { name: '查看' }));
  await page.keyboard.press('Enter');
  await editor.tabTo(editor.versions.getByRole('button', { name: '恢复原来的词' }));
  await page.keyboard.press('Enter');
  await expect(editor.versions).toHaveCount(0);
  await expect(editor.text(2)).not.toHaveValue('第二句');
  const original = await editor.text(2).inputValue();
  await page.keyboard.press('Escape');
  await expect(stage.line(1)).toContainText(original);
});

test('asks before it closes with unsaved changes, and restores them later', AUDIT, async ({ page }) => {
  const editor = new LyricsEditor(page);
  await playByKeys(page);
  await editor.openByKeys();
  await editor.tabTo(editor.text(1));
  await page.keyboard.type('改');
  const changed = await editor.text(1).inputValue();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '改动还没有保存' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(editor.text(1)).toHaveValue(changed);
  await page.goBack();
  await question.getByRole('button', { name: '留着，下次接着改' }).click();
  await expect(editor.dialog).toHaveCount(0);
  await editor.openByKeys();
  await expect(editor.text(1)).toHaveValue(changed);
  await editor.button('丢弃').click();
  await expect(editor.state).toContainText('没有改动');
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'keeps the lines in view during stamping, and everything else within reach',
    AUDIT,
    async ({ page }) => {
      const editor = new LyricsEditor(page);
      await openNowPlayingByKeys(page);
      await expect(page.getByRole('dialog', { name: '正在播放' })).toBeVisible();
      await page.goto(`${LIST}?now=studio`);
      await editor.button('对行').click();
      await expect(editor.tap).toBeInViewport({ ratio: 1 });
      for (let line = 1; line <= 5; line += 1) await expect(editor.text(line)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await editor.button('更多操作').click();
      for (const name of ['粘贴或打开歌词', '历次改动', '导出 LRC', '导出 TTML'])
        await expect(page.getByRole('menuitem', { name })).toBeVisible();
    },
  );
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is asked to log in, and can go back', async ({ page }) => {
    const editor = new LyricsEditor(page);
    await playByKeys(page);
    await page.getByRole('region', { name: '歌词' }).getByRole('button', { name: '校对歌词' }).click();
    await expect(editor.dialog.getByRole('link', { name: '登录' })).toHaveAttribute('href', /now%3Dstudio/);
    await page.keyboard.press('Escape');
    await expect(editor.dialog).toHaveCount(0);
  });
});
