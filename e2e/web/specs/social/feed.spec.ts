import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations, waitUntilLoaded, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { pictureFile } from '../../fixtures/picture-files.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FeedPage } from '../../pages/feed-page.ts';
import { ShareDialog } from '../../pages/share-dialog.ts';

test('explains the feed to a guest, and shows the posts of a user', async ({ page }) => {
  const feed = new FeedPage(page);
  await feed.open();
  await expect(feed.main).toContainText('关注的人分享的歌和生活');
  await expect(feed.main.getByRole('link', { name: '登录' })).toHaveAttribute('href', /redirect=.*attention/);
  await feed.open('/care/dynamic/5');
  await expect(feed.posts.first()).toBeVisible();
  const before = page.url();
  await feed.like(feed.posts.first()).click();
  await agreeToLogin(page);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(new URL(before).pathname);
});

test('chooses and reorders pictures, publishes a post with them, shows them, and deletes it', async ({
  openPage,
  signedIn,
  guard,
}) => {
  const page = await openPage({ locale: 'zh-CN', storageState: signedIn });
  const feed = new FeedPage(page);
  await feed.open();
  await feed.composer.fill('雨后 #夏夜歌单# 看山');
  await feed.files.setInputFiles([
    await pictureFile('甲.jpg', 3000, 400, '#169987'),
    await pictureFile('乙.jpg', 800, 1200, '#c2412d'),
    await pictureFile('丙.jpg', 640, 640, '#24508a'),
  ]);
  await expect(feed.chosenPictures).toHaveCount(3);
  await expect(feed.publish).toBeEnabled();

  await test.step('restores the draft after a reload', async () => {
    await page.reload();
    await expect(feed.composer).toHaveValue('雨后 #夏夜歌单# 看山');
    await expect(feed.chosenPictures).toHaveCount(3);
    await feed.chosenPictures.nth(0).hover();
    await feed.main.getByRole('button', { name: '后移 图片 1' }).click();
    await feed.main.getByRole('button', { name: '移除 图片 3' }).press('Enter');
    await expect(feed.chosenPictures).toHaveCount(2);
    await expect(feed.main.getByRole('button', { name: '移除 图片 2' })).toBeFocused();
  });

  const post = feed.postsWithText('雨后');
  await test.step('shows the post at the top at once, and clears the composer', async () => {
    await feed.publish.click();
    await expect(post).toHaveCount(1);
    await expect(feed.posts.first()).toContainText('雨后');
    await expect(feed.composer).toHaveValue('');
    await expect(feed.chosenPictures).toHaveCount(0);
    await expect(feed.pictures(post)).toHaveCount(2);
  });

  const shownHeight = () =>
    feed.viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalHeight);
  await test.step('retries a picture that failed to load', async () => {
    // Addresses of small sizes carry a size parameter.
    const whole = /\/media\/[^?]*$/;
    guard.allow(/net::ERR_FAILED.*\/media\//, /request failed .*\/media\/.* net::ERR_FAILED/);
    await page.route(whole, (route) => route.abort('failed'));
    await feed.pictures(post).first().click();
    await expect(feed.viewer.getByRole('alert')).toContainText('图片没有载入');
    await page.unroute(whole);
    await feed.viewer.getByRole('button', { name: '重试' }).click();
    await expect.poll(shownHeight).toBe(1200);
    // Keys still work, though the focused button was removed.
    await page.keyboard.press('ArrowRight');
    await expect(feed.viewer.getByRole('status')).toHaveText('2 / 2');
    await page.keyboard.press('Escape');
    await expect(feed.viewer).toBeHidden();
  });

  await test.step('browses pictures by keys', async () => {
    await feed.pictures(post).first().click();
    const shown = feed.viewer.getByRole('status');
    await expect(shown).toHaveText('1 / 2');
    // The second picture was moved to the first place.
    await expect.poll(shownHeight).toBe(1200);
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveText('2 / 2');
    // Not larger than the size that is sent.
    await expect
      .poll(() => feed.viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2048);
    await page.keyboard.press('Home');
    await expect(shown).toHaveText('1 / 2');
    // A button that is disabled at the end keeps the focus, so that keys still work.
    await feed.viewer.getByRole('button', { name: '下一张' }).press('Enter');
    await expect(shown).toHaveText('2 / 2');
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText('1 / 2');
    await page.keyboard.press('End');
    await page.keyboard.press('+');
    await expect(feed.viewer.getByRole('button', { name: '缩小' })).toBeEnabled();
    // The arrows move a zoomed picture, and show the others only when it is whole again.
    const picture = feed.viewer.locator('img');
    const leftEdge = () => picture.evaluate((image) => Math.round(image.getBoundingClientRect().left));
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
    await expect.poll(leftEdge).toBeLessThan(0);
    const middle = await leftEdge();
    await page.keyboard.press('ArrowRight');
    await expect.poll(leftEdge).toBeLessThan(middle);
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowLeft');
    // No gap opens beside it.
    await expect.poll(leftEdge).toBe(0);
    await expect(shown).toHaveText('2 / 2');
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowLeft');
    await expect(shown).toHaveText('1 / 2');
    await page.keyboard.press('Escape');
    await expect(feed.viewer).toBeHidden();
    await feed.pictures(post).first().click();
    await expect(feed.viewer).toBeVisible();
    await page.goBack();
    await expect(feed.viewer).toBeHidden();
    await expect(page).toHaveURL(/\/attention$/);
  });

  await test.step('deletes the post when the undo offer expires', async () => {
    await feed.choose(post, '删除');
    await expect(post).toHaveCount(0);
    // Focus moves to the next post, for keyboard users.
    await expect(feed.posts.first().getByRole('button', { name: '更多', exact: true })).toBeFocused();
    await feed.undoBar.getByRole('button', { name: '撤销' }).click();
    await expect(feed.posts.first()).toContainText('雨后');
    await feed.choose(post, '删除');
    const deleted = page.waitForResponse(/\/api\/event\/del/);
    await feed.undoBar.getByRole('button', { name: '关闭' }).click();
    await deleted;
    await feed.open('/care/dynamic/10');
    await expect(feed.posts.first()).toBeVisible();
    await expect(feed.postsWithText('雨后')).toHaveCount(0);
  });
});

test(
  'likes and forwards a post, and shows its comments',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const feed = new FeedPage(page);
    await feed.open();
    const first = feed.posts.first();
    await test.step('likes the post, and the like survives a reload', async () => {
      await expect(feed.like(first)).toHaveAttribute('aria-pressed', 'false');
      const liked = page.waitForResponse(/\/api\/resource\/like/);
      await feed.like(first).click();
      await expect(feed.like(first)).toHaveAttribute('aria-pressed', 'true');
      await liked;
      await page.reload();
      await expect(feed.like(first)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('expands the comments below the post', async () => {
      await feed.commentsButton(first).click();
      await expect(first.getByRole('region', { name: /^评论/ })).toBeVisible();
      await expect(first.getByRole('article').first()).toBeVisible();
    });

    await test.step('forwards the post with a text', async () => {
      await first.getByRole('button', { name: '转发', exact: true }).click();
      await feed.forwardBox.getByRole('textbox').fill('一起听');
      await feed.forwardBox.getByRole('button', { name: '转发', exact: true }).click();
      await expect(feed.forwardBox).toBeHidden();
      const own = feed.postsWithText('一起听');
      await expect(own).toHaveCount(1);
      await feed.open('/care/dynamic/10');
      await expect(own).toContainText('春江花月夜');
    });

    await test.step('deletes the post when the page is left before the undo offer expires', async () => {
      const jsonOf = async () => {
        const url = `${ownServer.url}/api/user/event?uid=10&limit=20&lasttime=-1`;
        return (await page.request.get(url)).text();
      };
      expect(await jsonOf()).toContain('一起听');
      const own = feed.postsWithText('一起听');
      await feed.choose(own, '删除');
      await expect(own).toHaveCount(0);
      await page.reload();
      await expect.poll(jsonOf).not.toContain('一起听');
    });
  },
);

test('announces new posts, and shows them on request', AUDIT, async ({ openPage, signedIn, newcomer }) => {
  const page = await openPage({ locale: 'zh-CN', storageState: signedIn });
  const friend = await openPage({ locale: 'zh-CN', storageState: newcomer.stored });
  await page.request.post('/api/follow', { form: { id: String(newcomer.userId), t: '1' } });

  const feed = new FeedPage(page);
  await page.clock.install();
  await feed.open();
  await expect(feed.posts.first()).toBeVisible();
  await expect(feed.newPostsButton).toBeHidden();

  const theirs = new FeedPage(friend);
  await theirs.open();
  await theirs.composer.fill('晚来秋');
  await theirs.publish.click();
  await expect(theirs.postsWithText('晚来秋')).toHaveCount(1);

  const top = await feed.posts.first().getAttribute('data-post');
  await page.clock.fastForward('01:10');
  await expect(feed.newPostsButton).toHaveText('1 条新动态');
  await expect(feed.posts.first()).toHaveAttribute('data-post', top ?? 'none');
  await feed.newPostsButton.click();
  await expect(feed.posts.first()).toContainText('晚来秋');
  await expect(feed.posts.first()).toContainText('空山新雨');
  await expect(feed.newPostsButton).toBeHidden();
});

test(
  'posts a song from its share dialog, and plays it in the feed',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    await page.goto('/find-music/top');
    await page.getByRole('main').locator('a[href^="/playList/"]').first().click();
    await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).click();
    const { dialog } = new ShareDialog(page);
    await dialog.getByRole('button', { name: '发到我的动态' }).click();
    await dialog.getByRole('textbox', { name: '想说的话（可以不写）' }).fill('这张榜可以');
    await dialog.getByRole('button', { name: '发到我的动态' }).click();
    await expect(dialog).toBeHidden();
    const feed = new FeedPage(page);
    await feed.open('/care/dynamic/10');
    const post = feed.postsWithText('这张榜可以');
    await post.getByRole('button', { name: /^播放 / }).click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect(post.getByRole('button', { name: /^暂停 / })).toBeVisible();
  },
);

test('searches a song and posts it with a text', AUDIT, async ({ ownServer, ownSignedIn, openPage }) => {
  const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
  const feed = new FeedPage(page);
  await feed.open();
  await feed.composer.fill('今天就循环它');
  const button = feed.main.getByRole('button', { name: '带上一首歌' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: '带上一首歌' });
  await expect(dialog.getByRole('textbox', { name: '歌名或歌手' })).toBeFocused();
  await expect(dialog.getByRole('list', { name: '最近播放' }).getByRole('button').first()).toBeVisible();
  await expect(dialog.getByRole('list', { name: '我喜欢的音乐' }).getByRole('button').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: '歌名或歌手' }).fill('静夜思');
  await dialog.getByRole('list', { name: '搜索结果' }).getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await feed.publish.click();
  await expect(feed.postsWithText('今天就循环它')).toContainText('静夜思');
});

test(
  'posts an artist from their page, plays their songs in the feed, and links to the page',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    await page.goto('/artists-detail?id=1201&tab=desc');
    const name = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('main').getByRole('button', { name: '分享', exact: true }).click();
    const { dialog } = new ShareDialog(page);
    await dialog.getByRole('button', { name: '发到我的动态' }).click();
    await dialog.getByRole('textbox', { name: '想说的话（可以不写）' }).fill('整个下午都在听');
    await dialog.getByRole('button', { name: '发到我的动态' }).click();
    await expect(dialog).toBeHidden();
    const feed = new FeedPage(page);
    await feed.open('/care/dynamic/10');
    const post = feed.postsWithText('整个下午都在听');
    await post.getByRole('button', { name: `播放 ${name}` }).click();
    await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
    await expect(post.getByRole('button', { name: `暂停 ${name}` })).toBeVisible();
    await post.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/artists-detail\?id=1201$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test('restores the scroll position in a long feed on Back', async ({ openPage, signedIn }) => {
  const page = await openPage({ locale: 'zh-CN', storageState: signedIn });
  const feed = new FeedPage(page);
  await feed.open();
  await expect(feed.posts.first()).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
  }
  await waitUntilLoaded(page);
  const places = () =>
    feed.posts.evaluateAll((all) =>
      all.map((post) => [post.getAttribute('data-post'), Math.round(post.getBoundingClientRect().top)]),
    );
  const seen = (await places()).find(([, top]) => Number(top) > 80);
  await feed.posts
    .and(page.locator(`[data-post="${String(seen?.[0])}"]`))
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .click();
  await page.waitForURL(/\/homepage\//);
  await page.goBack();
  await expect.poll(async () => (await places()).find(([id]) => id === seen?.[0])?.[1]).toBe(seen?.[1]);
});

test(
  'shows a failure without the server, and recovers when the server is back',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage, guard }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const feed = new FeedPage(page);
    await feed.open('/care/follows/10');
    await expect(feed.main.getByRole('heading', { level: 1 })).toBeVisible();
    guard.allowOffline();
    await ownServer.kill();
    await feed.main.getByRole('link', { name: /^动态/ }).click();
    await expect(feed.main.getByRole('alert').getByRole('button', { name: '重试' }).first()).toBeVisible();
    await ownServer.restart();
    await feed.main.getByRole('alert').getByRole('button', { name: '重试' }).first().click();
    await expect(feed.posts.first()).toBeVisible();
  },
);

for (const width of [360, 1440])
  test(
    `the feed has no overflow and no axe violations at ${width} px`,
    AUDIT,
    async ({ ownServer, ownSignedIn, openPage }) => {
      const page = await openPage({
        baseURL: ownServer.url,
        locale: 'zh-CN',
        storageState: ownSignedIn,
        viewport: { width, height: 800 },
      });
      const feed = new FeedPage(page);
      await feed.open();
      await expect(feed.posts.first()).toBeVisible();
      await waitUntilLoaded(page);
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    },
  );
