import type { Page } from '@playwright/test';
import { messagesShown, recordMessages } from '../../fixtures/recorded-messages.ts';
import { createOwnPlaylist, deletePlaylist } from '../../fixtures/own-playlist.ts';
import { axeViolations } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { drag, startDrag } from '../../pages/drag-and-drop.ts';
import { PlaylistFolders } from '../../pages/playlist-folders.ts';

test.beforeEach(({ context }) => recordMessages(context));

test.use({ storageState: ({ signedIn }, use) => use(signedIn) });

/** Playlists in the groups of the navigation before any is put in a folder, and one of each group to put in one. */
async function open(page: Page) {
  const folders = new PlaylistFolders(page);
  const [made, collected] = [folders.group('创建的歌单'), folders.group('收藏的歌单')];
  await page.goto('/personal-recommendation');
  await expect(collected.first()).toBeVisible();
  const madeBefore = await made.allTextContents();
  const collectedBefore = await collected.allTextContents();
  const [, own = ''] = madeBefore;
  const [theirs = ''] = collectedBefore;
  return { folders, made, collected, madeBefore, collectedBefore, own, theirs };
}

test('puts playlists in a folder, collapses it persistently, deletes it and restores it', async ({
  page,
}) => {
  const { folders, made, collected, madeBefore, collectedBefore, own, theirs } = await open(page);

  await folders.createFolder('夜里', own);
  await expect(folders.listsIn('夜里')).toHaveText([own]);
  await expect(made).toHaveText(madeBefore.toSpliced(1, 1));
  await folders.moveToFolder(theirs, '夜里');
  await expect(folders.listsIn('夜里')).toHaveText([own, theirs]);
  await expect(collected).toHaveText(collectedBefore.slice(1));
  expect(await axeViolations(page)).toEqual([]);

  await folders.button('夜里').click();
  await expect(folders.button('夜里')).toHaveAttribute('aria-expanded', 'false');
  await expect(folders.listsIn('夜里')).toHaveCount(0);
  await page.reload();
  await expect(folders.button('夜里')).toHaveAttribute('aria-expanded', 'false');
  await expect(made).toHaveText(madeBefore.toSpliced(1, 1));
  expect(await axeViolations(page)).toEqual([]);

  await folders.button('夜里').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: '重命名' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(folders.button('夜里')).toHaveCount(0);
  await expect(made).toHaveText(madeBefore);
  await expect(collected).toHaveText(collectedBefore);
  // Focus moves to the entry that takes the folder’s place.
  await expect(made.first()).toBeFocused();
  await folders.undoBar.getByRole('button', { name: '撤销' }).click();
  await folders.button('夜里').click();
  await expect(folders.listsIn('夜里')).toHaveText([own, theirs]);
});

test('opens a folder when songs are dragged over it, and adds them to a playlist in it', async ({
  page,
  playlist,
}) => {
  const list = await createOwnPlaylist(page, '夹子里的歌单', 0);
  const folders = new PlaylistFolders(page);
  await playlist.open(5003);
  await folders.createFolder('清晨', list.name);
  await folders.button('清晨').click();
  await expect(folders.listsIn('清晨')).toHaveCount(0);
  await startDrag(page, { on: playlist.rows.nth(1) }, { on: folders.button('清晨') });
  await expect(folders.listsIn('清晨')).toBeVisible();
  const target = await folders.listsIn('清晨').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 40, (target?.y ?? 0) + 16, { steps: 4 });
  await page.mouse.up();
  await expect(folders.undoBar).toContainText(`已把 1 首歌添加到歌单「${list.name}」`);
  await deletePlaylist(page, list);
});

test('drags a playlist into a folder by mouse and out of it again', async ({ page }) => {
  // High enough to show a playlist and its drop target at the same time.
  await page.setViewportSize({ width: 1280, height: 1200 });
  const { folders, made, collected, madeBefore, collectedBefore, own, theirs } = await open(page);
  await folders.createFolder('路上', own);
  await expect(folders.listsIn('路上')).toHaveText([own]);

  await drag(page, { on: collected.first() }, { on: folders.button('路上') });
  await expect(folders.listsIn('路上')).toHaveText([own, theirs]);
  await expect(collected).toHaveText(collectedBefore.slice(1));
  await page.reload();
  await expect(folders.listsIn('路上')).toHaveText([own, theirs]);

  await drag(page, { on: folders.listsIn('路上').first() }, { on: made.first() });
  await expect(folders.listsIn('路上')).toHaveText([theirs]);
  await expect(made).toHaveText(madeBefore);
  // The drop neither navigated nor added songs to the playlist below.
  await expect(page).toHaveURL(/personal-recommendation$/);
  await expect(folders.undoBar).toHaveCount(0);
  expect(await messagesShown(page)).not.toContainEqual(expect.stringContaining('歌单'));
});
