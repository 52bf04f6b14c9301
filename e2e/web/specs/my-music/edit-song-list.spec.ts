import {
  createPlaylistOf,
  createOwnPlaylist,
  type OwnPlaylist,
  deletePlaylist,
  songIdsOfPlaylist,
} from '../../fixtures/own-playlist.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { EditPlaylistPage } from '../../pages/edit-playlist-page.ts';

const test = base.extend<{ list: OwnPlaylist; edit: EditPlaylistPage }>({
  list: async ({ page }, use, { testId }) => {
    const list = await createOwnPlaylist(page, `要改的 ${testId}`.slice(0, 30), 3);
    await use(list);
    await deletePlaylist(page, list);
  },
  edit: async ({ page }, use) => use(new EditPlaylistPage(page)),
});
test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

interface Detail {
  playlist: { name: string; coverImgUrl: string; tags: string[]; trackIds: { id: number }[] };
}

test('shows edited name, description, tags and cropped cover on the playlist at once', async ({
  page,
  edit,
  list,
}) => {
  const detail = async () => {
    const answer = await page.request.get('/api/playlist/detail', {
      params: { id: list.id, timestamp: Date.now() },
    });
    return ((await answer.json()) as Detail).playlist;
  };
  const before = await detail();
  const picture = await (await page.request.get(before.coverImgUrl)).body();
  await edit.open(list.id);
  await expect(edit.save).toBeDisabled();
  await edit.name.fill(`${list.name} 改`);
  await edit.description.fill('第一行\n第二行 "引号"');

  await test.step('allows at most three tags', async () => {
    await edit.tag('选择标签').click();
    for (const name of ['古风', '治愈', '安静']) await edit.tag(name).click();
    // The tag is disabled, and explains why when it is pressed.
    await expect(edit.tag('学习')).toHaveAttribute('aria-disabled', 'true');
    await edit.tag('学习').press('Enter');
    await expect(edit.main.getByText('先去掉一个')).toBeVisible();
    await expect(edit.tag('学习')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('moves the crop area by wheel, pointer and keys', async () => {
    await edit.choosePicture(picture);
    const image = edit.crop.getByAltText('封面预览');
    const box = await image.boundingBox();
    if (!box) throw new Error('the picture has no box');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => edit.slider('缩放').inputValue().then(Number)).toBeGreaterThan(1.5);
    const left = Number(await edit.slider('左右位置').inputValue());
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => edit.slider('左右位置').inputValue().then(Number)).toBeLessThan(left);
    await edit.slider('上下位置').focus();
    await page.keyboard.press('Home');
    await expect(edit.slider('上下位置')).toHaveValue('0');
    await edit.crop.getByRole('button', { name: '用作封面' }).click();
    await expect(edit.crop).toHaveCount(0);
    await expect(edit.cover).toHaveAttribute('src', /^blob:/);
  });

  await edit.save.click();
  await expect(page).toHaveURL(new RegExp(`/playList/${list.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: `${list.name} 改` })).toBeVisible();
  const after = await detail();
  expect(after.tags).toEqual(['古风', '治愈', '安静']);
  expect(after.coverImgUrl).toContain('/media/img/up-');
});

test('asks before it closes with unsaved changes, and restores them after a reload', async ({
  page,
  edit,
  list,
}) => {
  await edit.open(list.id);
  await edit.name.fill('改了一半');
  await edit.main.getByRole('link', { name: '取消' }).click();
  await expect(edit.question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit.question).toHaveCount(0);
  await expect(edit.name).toHaveValue('改了一半');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(edit.resumed).toBeVisible();
  await expect(edit.name).toHaveValue('改了一半');
  await edit.main.getByRole('link', { name: '取消' }).click();
  await edit.question.getByRole('button', { name: '不保存' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list.name })).toBeVisible();
  await edit.open(list.id);
  await expect(edit.name).toHaveValue(list.name);
  await expect(edit.resumed).toHaveCount(0);
});

test('undoes and redoes the order of songs, adds all to another playlist, and undo removes exactly these', async ({
  page,
  edit,
  list,
  playlist,
}) => {
  const [first = 0] = list.songs;
  await page.request.post('/api/playlist/tracks', {
    form: { op: 'del', pid: String(list.id), tracks: String(first) },
  });
  const other = await createPlaylistOf(page, `并到这里 ${list.id}`, [first]);
  await edit.open(list.id);
  const versions = edit.block('历史版本');
  await expect(versions.getByRole('listitem')).toContainText('3 首 · 之后移出 1 首');
  await versions.getByRole('button', { name: /^恢复：/ }).click();
  await expect(edit.undoBar).toContainText('歌单已恢复到');
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await edit.undoBar.getByRole('button', { name: '撤销' }).click();
  await expect(versions.getByRole('listitem')).toHaveCount(3);

  await edit.block('并入另一个歌单').getByRole('button', { name: '选择歌单' }).click();
  await page.getByRole('menuitem', { name: other.name }).click();
  await expect(edit.undoBar).toContainText('已把 2 首歌添加到歌单');
  await edit.undoBar.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => songIdsOfPlaylist(page, String(other.id))).toEqual(other.songs);
  await deletePlaylist(page, other);
  await playlist.open(list.id);
  await expect(playlist.rows).toHaveCount(2);
});
