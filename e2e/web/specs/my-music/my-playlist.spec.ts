import { AUDIT } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';
import { drag } from '../../pages/drag-and-drop.ts';
import { MyPlaylistsPage } from '../../pages/my-playlists-page.ts';

const MADE = '创建的歌单';

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('keeps a row focused by key clear of the player bar and the top bar', async ({ page, player }) => {
    const lists = new MyPlaylistsPage(page);
    await lists.open();
    await lists.section('收藏的歌单').getByRole('link').last().waitFor();
    const bar = await player.region.boundingBox();
    const head = await page.getByRole('banner').boundingBox();
    const focused = () =>
      page.evaluate(() => {
        const here = document.activeElement;
        const { top, bottom } = here?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return here?.closest('main') ? { top, bottom } : null;
      });
    const walk = async (key: string) => {
      const places: { top: number; bottom: number }[] = [];
      for (let place = await focused(); place !== null; place = await focused()) {
        places.push(place);
        await page.keyboard.press(key);
      }
      return places;
    };
    await lists.newList.focus();
    const down = await walk('Tab');
    expect(down.length).toBeGreaterThan(10);
    expect(Math.max(...down.map(({ bottom }) => bottom))).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.keyboard.press('Shift+Tab');
    const up = await walk('Shift+Tab');
    expect(up).toHaveLength(down.length);
    expect(Math.min(...up.map(({ top }) => top))).toBeGreaterThanOrEqual(
      (head?.y ?? 0) + (head?.height ?? 0),
    );
  });

  test('creates, pins, moves (by mouse and keys), deletes and restores playlists, persistently', async ({
    page,
    shell,
  }) => {
    const lists = new MyPlaylistsPage(page);
    await lists.open();
    await lists.make('山间');
    await lists.make('水边');
    await expect.poll(async () => (await lists.names(MADE)).slice(1, 3)).toEqual(['水边', '山间']);

    const pinned = shell.navigation.getByRole('group', { name: '置顶的歌单' }).getByRole('link');
    await lists.choose('水边', '在导航中置顶');
    await expect(pinned).toHaveText(['水边']);

    const response = page.waitForResponse(/\/api\/playlist\/order\/update/);
    await drag(page, { on: lists.row('水边') }, { on: lists.row('山间'), y: 60 });
    await expect.poll(async () => (await lists.names(MADE)).slice(1, 3)).toEqual(['山间', '水边']);
    await response;
    await page.reload();
    await expect.poll(async () => (await lists.names(MADE)).slice(1, 3)).toEqual(['山间', '水边']);
    await expect(pinned).toHaveText(['水边']);

    const back = page.waitForResponse(/\/api\/playlist\/order\/update/);
    await lists.row('水边').getByRole('link').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(async () => (await lists.names(MADE)).slice(1, 3)).toEqual(['水边', '山间']);
    await expect(lists.row('水边').getByRole('link')).toBeFocused();
    await back;

    await lists.choose('山间', '删除歌单');
    await expect(lists.row('山间')).toHaveCount(0);
    await lists.undo();
    await expect.poll(async () => (await lists.names(MADE)).slice(1, 3)).toEqual(['水边', '山间']);

    for (const name of ['山间', '水边']) {
      const gone = page.waitForResponse(/\/api\/playlist\/delete/);
      await lists.choose(name, '删除歌单');
      await lists.undoBar.getByRole('button', { name: '关闭' }).click();
      await gone;
    }
    await page.reload();
    await expect(lists.section(MADE)).toBeVisible();
    await expect(lists.row('山间')).toHaveCount(0);
    await expect(lists.row('水边')).toHaveCount(0);
  });

  test(
    'restores a deleted playlist if the page was closed before the undo offer expired',
    AUDIT,
    async ({ page }) => {
      const lists = new MyPlaylistsPage(page);
      await lists.open();
      await lists.make('还在');
      await lists.choose('还在', '删除歌单');
      await expect(lists.row('还在')).toHaveCount(0);
      await page.reload();
      await expect(lists.row('还在')).toBeVisible();
    },
  );
});
