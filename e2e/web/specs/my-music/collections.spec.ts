import { AUDIT } from '../../fixtures/audit-sample.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CollectionPage } from '../../pages/collection-page.ts';
import { DetailPage } from '../../pages/detail-page.ts';

test.describe('the collections of a user', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('show the newest entries, open full lists under the same tabs, and play from a card', async ({
    page,
    shell,
  }) => {
    const collection = new CollectionPage(page);
    await collection.open('/collect');
    const albums = collection.main.getByRole('region', { name: '专辑' });
    await expect(albums.getByRole('article').first()).toBeVisible();
    await albums.getByRole('link', { name: /^全部 \d+$/ }).click();
    await expect(page).toHaveURL(/\/collect-album$/);
    await expect(collection.main.getByRole('heading', { level: 1 })).toHaveText('收藏的专辑');
    await expect(collection.count).toHaveText(/^\d+ 张专辑$/);
    await expect(collection.tabs.locator('[aria-current="page"]')).toHaveText('专辑');
    const tabs = await collection.tabs.elementHandle();
    for (const [tab, title] of [
      ['歌手', '收藏的歌手'],
      ['视频', '收藏的视频'],
      ['专栏', '收藏的专栏'],
    ] as const) {
      await collection.tabs.getByRole('link', { name: tab }).click();
      await expect(collection.main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(collection.cards.first()).toBeVisible();
      await expect(collection.tabs.getByRole('link', { name: tab })).toBeFocused();
    }
    expect(await tabs?.evaluate((element) => element.isConnected)).toBe(true);
    // The navigation still marks the current page.
    await expect(shell.navigation.getByRole('link', { name: '我的收藏' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await test.step('plays one from its card', async () => {
      await collection.tabs.getByRole('link', { name: '歌手' }).click();
      await expect(collection.main.getByRole('heading', { level: 1 })).toHaveText('收藏的歌手');
      await collection.play(collection.cards.first());
      await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    });
  });

  test('keep the layout of the skeleton when they have loaded', async ({ page }) => {
    const collection = new CollectionPage(page);
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    await page.route('**/api/*/sublist**', async (route) => {
      await held;
      await route.continue();
    });
    await collection.open('/collect');
    const albums = collection.main.getByRole('region', { name: '专辑' });
    const topics = collection.main.getByRole('region', { name: '专栏' });
    await expect(topics).toBeVisible();
    const place = async () => ((await topics.boundingBox())?.y ?? 0) - ((await albums.boundingBox())?.y ?? 0);
    const before = await place();
    answer();
    await expect(topics.getByRole('article').first()).toBeVisible();
    await expect(albums.getByRole('article').first()).toBeVisible();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  });

  test('are searched and sorted, and Back restores the search', async ({ page }) => {
    const collection = new CollectionPage(page);
    await collection.open('/collect-album');
    await expect(collection.cards.first()).toBeVisible();
    const all = await collection.names();
    const [name = ''] = all;
    await collection.field.fill(name);
    await expect(collection.cards).toHaveCount(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('keywords')).toBe(name);
    const [field, cross] = await Promise.all([
      collection.field.boundingBox(),
      collection.main.getByRole('button', { name: '清除筛选' }).boundingBox(),
    ]);
    // The button that clears the search is inside of the field.
    expect(cross?.y).toBeGreaterThanOrEqual(field?.y ?? Infinity);
    expect((cross?.y ?? 0) + (cross?.height ?? 0)).toBeLessThanOrEqual(
      (field?.y ?? 0) + (field?.height ?? 0),
    );
    await collection.linkOf(collection.card(name)).click();
    await expect(page).toHaveURL(/\/album\/\d+$/);
    await page.goBack();
    await expect(collection.field).toHaveValue(name);
    await expect(collection.cards).toHaveCount(1);
    await collection.field.press('Escape');
    await expect(collection.cards).toHaveCount(all.length);
    await collection.order('名称').click();
    await expect.poll(() => collection.names()).not.toEqual(all);
    const byName = await collection.names();
    // The address follows the field after a debounce.
    await expect.poll(() => new URL(page.url()).searchParams.get('keywords')).toBeNull();
    await page.reload();
    await expect.poll(() => collection.names()).toEqual(byName);
    await collection.order('最近收藏').click();
    await expect.poll(() => collection.names()).toEqual(all);
  });

  test('remove an album and restore it at its place; the album’s page shows both states', async ({
    page,
  }) => {
    const collection = new CollectionPage(page);
    const album = new DetailPage(page);
    await collection.open('/collect-album');
    await expect(collection.cards.first()).toBeVisible();
    const all = await collection.names();
    const [, name = ''] = all;
    await collection.remove(name);
    await expect(collection.card(name)).toHaveCount(0);
    await expect(collection.undoBar).toContainText(`已取消收藏「${name}」`);
    await collection.undo();
    await expect.poll(() => collection.names()).toEqual(all);

    await collection.linkOf(collection.card(name)).click();
    await expect(album.collect).toHaveAttribute('aria-pressed', 'true');
    await album.collect.click();
    await expect(album.collect).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(collection.cards.first()).toBeVisible();
    await expect(collection.card(name)).toHaveCount(0);
    await page.goForward();
    await album.collect.click();
    await expect(album.collect).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    // Collected last, it is first.
    await expect.poll(async () => (await collection.names())[0]).toBe(name);
  });
});

test.describe('with a server that stops', () => {
  test.use({
    baseURL: async ({ pooledServer }, use) => use(pooledServer.url),
    storageState: async ({ pooledSignedIn }, use) => use(pooledSignedIn),
  });

  test(
    'restores an entry whose removal failed, and removes it on retry',
    AUDIT,
    async ({ page, guard, pooledServer }) => {
      guard.allowOffline();
      const collection = new CollectionPage(page);
      await collection.open('/collect-special-column');
      // The remove buttons appear once the service has reported that it can remove columns.
      await expect(collection.removeButtons.first()).toBeVisible();
      const all = await collection.names();
      await pooledServer.kill();
      await collection.remove(all[1] ?? '');
      await expect.poll(() => collection.names()).toEqual(all);
      await expect(collection.undoBar).toHaveCount(0);
      const retry = page
        .getByRole('alert')
        .filter({ hasText: '没能取消收藏，请再试一次' })
        .getByRole('button', { name: '重试' });
      // The bar stays while the pointer is over it.
      await retry.hover();
      await pooledServer.restart();
      await retry.click();
      await expect(collection.undoBar).toBeVisible();
      await expect(collection.card(all[1] ?? '')).toHaveCount(0);
    },
  );
});

test(
  'shows a guest what collections are, and returns to them after the login',
  AUDIT,
  async ({ page, server, login }) => {
    const collection = new CollectionPage(page);
    await collection.open('/collect-video');
    await expect(collection.main).toContainText('登录后，你收藏的专辑、歌手、视频和专栏都在这里。');
    await collection.main.getByRole('link', { name: '登录', exact: true }).click();
    await login.signIn(server.demoAccount);
    await page.waitForURL('**/collect-video');
    await expect(collection.cards.first()).toBeVisible();
  },
);
