import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { LoginPage } from '../../pages/login-page.ts';

/** Demo song with comments, some of them at moments of the song. */
const SONG = 10_001;
const ME = '青音听众';

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('writes, likes, answers and deletes comments', async ({ page }) => {
    const comments = new CommentsPage(page);
    await comments.of(SONG, 'song');
    await expect(comments.title).toHaveText('关雎');
    const before = await comments.total();

    await test.step('shows and counts a new comment', async () => {
      await comments.write('窗外刚好下雨了');
      await expect(comments.withText('窗外刚好下雨了')).toBeVisible();
      await expect(comments.box).toHaveValue('');
      await expect.poll(() => comments.total()).toBe(before + 1);
    });
    const own = comments.withText('窗外刚好下雨了');

    await test.step('likes the comment', async () => {
      const response = page.waitForResponse(/\/api\/comment\/like\b/);
      await comments.like(own).click();
      await expect(comments.like(own)).toHaveAttribute('aria-pressed', 'true');
      await expect(comments.like(own)).toHaveAccessibleName('赞 1 人赞同');
      await response;
    });

    await test.step('answers the comment in place', async () => {
      const response = page.waitForResponse(/\/api\/comment\?/);
      await comments.answer(own, ME, '我这里也是');
      await expect(comments.withText('我这里也是')).toBeVisible();
      await expect.poll(() => comments.total()).toBe(before + 2);
      await response;
    });

    await test.step('shows all of it after a reload', async () => {
      await page.reload();
      await comments.order('最新').click();
      await expect(comments.order('最新')).toHaveAttribute('aria-current', 'true');
      const again = comments.withText('窗外刚好下雨了');
      await expect(again).toBeVisible();
      await expect(comments.like(again)).toHaveAttribute('aria-pressed', 'true');
      await comments.withAnswers('窗外刚好下雨了').getByRole('button', { name: '展开 1 条回复' }).click();
      await expect(comments.withText('我这里也是')).toBeVisible();
    });

    await test.step('hides a deleted answer at once, and deletes it when the undo offer expires', async () => {
      await comments.choose(comments.withText('我这里也是'), '删除');
      await expect(comments.withText('我这里也是')).toHaveCount(0);
      await expect.poll(() => comments.total()).toBe(before + 1);
      await page.getByRole('region', { name: '撤销' }).getByRole('button', { name: '撤销' }).click();
      await expect(comments.withText('我这里也是')).toBeVisible();
      await comments.choose(comments.withText('我这里也是'), '删除');
      const gone = page.waitForResponse((response) => response.url().includes('/api/comment?'));
      await page.getByRole('region', { name: '撤销' }).getByRole('button', { name: '关闭' }).click();
      await gone;
      await page.reload();
      await expect(comments.withText('窗外刚好下雨了')).toBeVisible();
      expect(await comments.total()).toBe(before + 1);
      await expect(page.getByText('我这里也是')).toHaveCount(0);
    });
    await comments.remove('窗外刚好下雨了');
  });

  test('keeps the draft while the server is away, and sends it when the server is back', async ({
    pooledServer,
    pooledSignedIn,
    openPage,
    guard,
  }) => {
    const baseURL = pooledServer.url;
    const page = await openPage({ baseURL, locale: 'zh-CN', storageState: pooledSignedIn });
    guard.allowOffline();
    const comments = new CommentsPage(page);
    await comments.of(SONG, 'song', '?sort=new');
    const before = await comments.total();
    await pooledServer.kill();
    await comments.write('等你回来再说');
    await expect(comments.block.getByRole('alert')).toContainText('连不上服务器');
    await expect(comments.box).toHaveValue('等你回来再说');
    expect(await comments.total()).toBe(before);
    await expect(comments.block.getByRole('article').filter({ hasText: '等你回来再说' })).toHaveCount(0);
    await pooledServer.restart();
    await comments.block.getByRole('button', { name: '重试' }).click();
    await expect(comments.withText('等你回来再说')).toBeVisible();
    await expect(comments.box).toHaveValue('');
    await expect.poll(() => comments.total()).toBe(before + 1);
    await comments.remove('等你回来再说');
  });
});

test('sends a guest’s comment after the login', AUDIT, async ({ ownServer, openPage }) => {
  const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN' });
  const comments = new CommentsPage(page);
  await comments.of(SONG, 'song', '?sort=new');
  await comments.write('为了这句话，登录一下');
  await agreeToLogin(page);
  await new LoginPage(page).signIn(ownServer.demoAccount);
  await page.waitForURL(`**/hot-comment-list/${SONG}/song?sort=new`);
  const own = comments.withText('为了这句话，登录一下');
  await expect(own).toBeVisible();
  await expect(own).toContainText(ME);
  await expect(comments.box).toHaveValue('');
});

test('the comments block of a page links to all comments', async ({ page, request }) => {
  const { playlists } = (await (await request.get('/api/top/playlist?limit=1')).json()) as {
    playlists: { id: number; name: string }[];
  };
  const [list] = playlists;
  await page.goto(`/playList/${list?.id}`);
  const comments = new CommentsPage(page);
  await comments.block.scrollIntoViewIfNeeded();
  await expect(comments.list.getByRole('article').first()).toBeVisible();
  await comments.order('最新').click();
  await expect(comments.order('最新')).toHaveAttribute('aria-pressed', 'true');
});

test('expands answers in place, opens the answer a link points to, and plays the song', async ({
  page,
  request,
}) => {
  const { data } = (await (
    await request.get(`/api/comment/new?type=0&id=${SONG}&sortType=2&pageSize=50`)
  ).json()) as { data: { comments: { commentId: number; content: string; replyCount: number }[] } };
  const answered = data.comments.find(({ replyCount }) => replyCount > 0);
  const floor = (await (
    await request.get(`/api/comment/floor?type=0&id=${SONG}&parentCommentId=${answered?.commentId}`)
  ).json()) as { data: { comments: { commentId: number; content: string }[] } };
  const answer = floor.data.comments.at(-1);
  const comments = new CommentsPage(page);
  await comments.of(SONG, 'song', `?comment=${answer?.commentId}&floor=${answered?.commentId}`);
  const first = comments.block.getByRole('article').first();
  await expect(first).toContainText(answered?.content ?? '');
  await expect(first.locator('[data-marked]')).toContainText(answer?.content ?? '');
  // The linked answer is shown once.
  await expect(comments.list.getByText(answered?.content ?? '', { exact: true })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: '播放 关雎' }).click();
  await expect.poll(async () => (await readPlayer(page)).songId).toBe(SONG);
});
