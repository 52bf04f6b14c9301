import type { FileChooser } from '@playwright/test';
import { KeyboardUser, windowsOf } from '../../fixtures/keyboard-user.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { LyricsEditor } from '../../pages/lyrics-editor.ts';
import { SongActions } from '../../pages/song-actions.ts';

const NAME = '手不离键盘';

for (const { name, viewport } of windowsOf('zoomed'))
  test.describe(`by keys alone, ${name}`, () => {
    test.use({ viewport, storageState: async ({ newcomer }, use) => use(newcomer.stored) });

    test('creates, edits and deletes a playlist, undoes that, and writes a comment', async ({ page }) => {
      const user = new KeyboardUser(page);
      const undoBar = new SongActions(page).undoBar;
      const card = page.getByRole('main').getByRole('link', { name: NAME, exact: true });

      await test.step('creates a playlist', async () => {
        await page.goto('/my-playlist');
        await expect(page.getByRole('button', { name: '新建歌单' }).first()).toBeVisible();
        await user.reach(/button “新建歌单/);
        await user.pressOnly('Enter');
        await user.expectFocus(/input “歌单名称/);
        await user.type(NAME);
        await user.pressOnly('Enter');
        await expect(card).toBeVisible();
        await user.expectFocus(/button “新建歌单/);
      });

      await test.step('edits it', async () => {
        await user.reach(new RegExp(`button “更多.*${NAME}`));
        await user.pressOnly('Enter');
        await user.expectFocus(/menuitem/);
        await user.reach(/menuitem “编辑/, 'ArrowDown', 9);
        await user.pressOnly('Enter');
        await page.waitForURL('**/edit-song-list**');
        await user.expectFocus(/^main/);
        await user.reach(/^textarea “简介/);
        await user.type('Tab 键也能写');
        await user.reach(/button “保存/, 'Tab', 9);
        await user.pressOnly('Enter');
        await page.waitForURL('**/playList/**');
        await user.expectFocus(/^main/);
      });

      await test.step('deletes it and undoes that', async () => {
        await page.goto('/my-playlist');
        await expect(card).toBeVisible();
        await user.reach(new RegExp(`button “更多.*${NAME}`));
        await user.pressOnly('Enter');
        await user.expectFocus(/menuitem/);
        await user.reach(/menuitem “删除/, 'ArrowDown', 9);
        await user.pressOnly('Enter');
        await expect(undoBar).toBeVisible();
        await expect(card).toHaveCount(0);
        await user.expectFocus(/^(a|button) “/);
        await user.pressOnly('Control+z');
        await expect(card).toBeVisible();
      });

      await test.step('writes a comment, likes and answers one', async () => {
        await page.goto('/playList/5003');
        await expect(page.getByRole('button', { name: /^回复/ }).first()).toBeVisible();
        await user.reach(/^textarea/, 'Tab', 120);
        await user.type('从头到尾没有碰鼠标');
        await user.reach(/button “发布|button “评论”|button “发送/, 'Tab', 4);
        await user.pressOnly('Enter');
        await expect(page.getByText('从头到尾没有碰鼠标')).toBeVisible();
        await user.expectFocus(/^textarea/);
        await user.reach(/button “赞|button “喜欢/, 'Tab', 9);
        await user.press('Enter');
        await user.reach(/button “回复/, 'Tab', 9);
        await user.pressOnly('Enter');
        await user.expectFocus(/textarea “回复/);
      });
      user.verify();
    });
  });

test('uploads, corrects tags and edits lyrics by keys alone', async ({ openPage, signedIn }) => {
  const page = await openPage({ storageState: signedIn, viewport: { width: 1440, height: 900 } });
  const user = new KeyboardUser(page);
  const cloud = new CloudPage(page);
  await cloud.open();
  await expect(cloud.songActions.rows.first()).toBeVisible();

  await test.step('the upload button opens the file dialog', async () => {
    const opened: FileChooser[] = [];
    page.on('filechooser', (chooser) => opened.push(chooser));
    await user.reach(/button “上传音乐/);
    await user.pressOnly('Enter');
    await expect.poll(() => opened.length).toBe(1);
  });

  await test.step('the menu of a song opens its tags, and Escape returns to the song', async () => {
    await user.reach(/^row “/);
    await user.pressOnly('Shift+F10');
    await user.expectFocus(/menuitem/);
    await user.reach(/menuitem “编辑标签|menuitem “修改标签|menuitem “.*标签/, 'ArrowUp', 9);
    await user.press('Enter');
    await user.expectFocus(/^input/);
    await user.walk(12);
    await user.pressOnly('Escape');
    await user.expectFocus(/^row “/);
  });

  await test.step('the editor of the lyrics opens from the lyrics, and Escape returns to them', async () => {
    const editor = new LyricsEditor(page);
    await user.press('Enter');
    await user.pressOnly('g');
    await user.expectFocus(/^dialog “正在播放/);
    await user.reach(/button “校对歌词/);
    await user.pressOnly('Enter');
    await expect(editor.time(1)).toBeVisible();
    await user.walk(20);
  });
  user.verify();
});
