import { waitUntilLoaded } from '../../fixtures/page-checks.ts';
import { scrollPosition } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { FeedPage } from '../../pages/feed-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { NotificationsPanel } from '../../pages/notifications-panel.ts';
import { Shell } from '../../pages/shell.ts';

const ME = '青音听众';
const DU_FU = { email: 'dufu@qingyin.example', nickname: '杜子美', password: 'a long password' };
/** After this time both pages have polled for news. */
const A_WHILE = '01:10';

test('one user follows another, who posts, is answered and notified: end to end in two browsers', async ({
  openPage,
  signedIn,
}) => {
  const mine = await openPage({ locale: 'zh-CN', storageState: signedIn });
  const theirs = await openPage({ locale: 'zh-CN' });
  await mine.clock.install();
  await theirs.clock.install();
  const feed = new FeedPage(mine);
  const [text, answer] = ['今夜月色满舟', '我这里也是满月'];

  let uid = '';
  await test.step('a second user signs up and opens their page', async () => {
    const login = new LoginPage(theirs);
    await login.open('?way=sign-up&redirect=%2Fattention');
    await login.signUp(DU_FU);
    await theirs.waitForURL('**/attention');
    await new Shell(theirs).userMenu.click();
    await theirs.getByRole('menuitem', { name: '个人主页' }).click();
    await theirs.waitForURL(/\/homepage\/\d+$/);
    uid = new URL(theirs.url()).pathname.split('/').at(-1) ?? '';
  });

  await test.step('the first user follows the second', async () => {
    const profile = new ProfilePage(mine);
    await profile.of(uid);
    await expect(profile.title).toHaveText(DU_FU.nickname);
    const followed = mine.waitForResponse(/\/api\/follow/);
    await profile.follow.click();
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'true');
    await followed;
  });

  await test.step('the second user posts', async () => {
    await new Shell(mine).navigation.getByRole('link', { name: '关注', exact: true }).click();
    await expect(feed.posts.first()).toBeVisible();
    await expect(feed.newPostsButton).toBeHidden();
    const their = new FeedPage(theirs);
    await theirs.goBack();
    await their.composer.fill(text);
    const posted = theirs.waitForResponse(/\/api\/share\/resource/);
    await their.publish.click();
    await posted;
    await expect(their.postsWithText(text)).toHaveCount(1);
  });

  await test.step('the open feed announces the post without moving', async () => {
    await waitUntilLoaded(mine);
    const places = () =>
      feed.posts.evaluateAll((all) =>
        all.map((post) => [post.getAttribute('data-post'), Math.round(post.getBoundingClientRect().top)]),
      );
    const before = await places();
    await mine.clock.fastForward(A_WHILE);
    await expect(feed.newPostsButton).toHaveText('1 条新动态');
    expect(await places()).toEqual(before);
    await expect(feed.postsWithText(text)).toHaveCount(0);
    // The pill stays in view while scrolling, and scrolls to the top when it is clicked.
    await feed.posts.nth(2).evaluate((post) => post.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await scrollPosition(mine)).toBeGreaterThan(0);
    await expect(feed.newPostsButton).toBeInViewport();
    await feed.newPostsButton.click();
    await expect.poll(() => scrollPosition(mine)).toBe(0);
    await expect(feed.posts.first()).toContainText(text);
    await expect(feed.posts.first()).toContainText(DU_FU.nickname);
    await expect(feed.newPostsButton).toBeHidden();
  });

  await test.step('the first user answers the post', async () => {
    await feed.commentsButton(feed.postsWithText(text)).click();
    const comments = new CommentsPage(mine);
    const answered = comments.answered();
    await comments.write(answer);
    await answered;
    await expect(comments.withText(answer)).toContainText(ME);
    await expect(feed.commentsButton(feed.postsWithText(text))).toHaveText('1');
  });

  await test.step('the second user is notified, and the notification opens the answer', async () => {
    const notifications = new NotificationsPanel(theirs);
    await waitUntilLoaded(theirs);
    await theirs.clock.fastForward(A_WHILE);
    await expect(notifications.bell).toHaveAccessibleName('通知，1 条未读');
    await notifications.open();
    const notification = notifications.unread.filter({ hasText: `${ME} 评论了你的动态` });
    await expect(notification).toContainText(answer);
    await expect(notifications.unread.filter({ hasText: `${ME} 关注了你` })).toHaveCount(1);
    await notification.getByRole('link').click();
    await expect(notifications.dialog).toBeHidden();
    await expect(theirs).toHaveURL(new RegExp(`/hot-comment-list/\\d+_${uid}/dynamic\\?comment=\\d+$`));
    const { linkedComment } = new CommentsPage(theirs);
    await expect(linkedComment).toContainText(ME);
    await expect(linkedComment).toContainText(answer);
    await expect(new Shell(theirs).main).toContainText(text);
    await expect(notifications.bell).toHaveAccessibleName('通知');
  });
  const { password } = DU_FU;
  const removed = await theirs.request.post('/api/x/account/delete', { form: { password } });
  expect(removed.ok()).toBe(true);
});
