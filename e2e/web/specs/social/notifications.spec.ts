import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations } from '../../fixtures/page-checks.ts';
import { pick } from '../../fixtures/route-samples.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { NotificationsPanel } from '../../pages/notifications-panel.ts';

/** User id of the demo account. */
const ME = 10;
const DU_FU = { email: 'dufu@qingyin.example', nickname: '杜子美', password: 'a long password' };

test(
  'notifies a user of follows and answers, and links to the comment',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const baseURL = ownServer.url;
    const mine = await openPage({ baseURL, locale: 'zh-CN', storageState: ownSignedIn });
    const theirs = await openPage({ baseURL, locale: 'zh-CN' });
    const call = async (page: typeof mine, path: string, form: Record<string, string>): Promise<unknown> =>
      (await page.request.post(`/api${path}`, { form })).json();
    const login = new LoginPage(theirs);
    await login.open(`?way=sign-up&redirect=${encodeURIComponent(`/homepage/${ME}`)}`);
    await login.signUp(DU_FU);
    await theirs.waitForURL(`**/homepage/${ME}`);

    await test.step('a new installation has unread notifications already', async () => {
      await mine.goto('/care/fan/10');
      const notifications = new NotificationsPanel(mine);
      await expect(notifications.bell).toHaveAccessibleName('通知，2 条未读');
      await notifications.open();
      await expect(notifications.unread).toHaveCount(4);
      await expect(notifications.unread.first()).toContainText('手疼是好事');
      await mine.keyboard.press('Escape');
      await expect(notifications.bell).toHaveAccessibleName('通知');
    });

    const [text, answer] = ['今日只听琴', '琴声从哪里来？'];
    let thread = '';
    await test.step('one user follows the other, who posts', async () => {
      const profile = new ProfilePage(theirs);
      await profile.follow.click();
      await expect(profile.follow).toHaveAttribute('aria-pressed', 'true');
      const posted = await call(mine, '/share/resource', { type: 'noresource', msg: text });
      thread = String(pick(posted, 'event.info.threadId'));
      const feed = async () => JSON.stringify(await (await theirs.request.get('/api/event')).json());
      await expect.poll(feed).toContain(text);
    });

    await test.step('shows a new follower without counting it as unread', async () => {
      await mine.goto('/care/fan/10');
      const notifications = new NotificationsPanel(mine);
      await expect(notifications.bell).toHaveAccessibleName('通知，有新的');
      await notifications.open();
      await expect(notifications.unread.first()).toContainText('杜子美 关注了你');
      expect(await axeViolations(mine)).toEqual([]);
      await mine.keyboard.press('Escape');
      await expect(notifications.bell).toHaveAccessibleName('通知');
      await expect(notifications.bell).toBeFocused();
    });

    let comment = '';
    await test.step('counts a comment below the post as unread', async () => {
      const form = { t: '1', type: '6', threadId: thread, content: answer };
      comment = String(pick(await call(theirs, '/comment', form), 'comment.commentId'));
      await mine.reload();
      const notifications = new NotificationsPanel(mine);
      await expect(notifications.bell).toHaveAccessibleName('通知，1 条未读');
      await notifications.open();
      await expect(notifications.unread).toHaveCount(1);
      await expect(notifications.unread).toContainText(answer);
      await notifications.unread.getByRole('link').click();
      await expect(notifications.dialog).toBeHidden();
      await expect(mine).toHaveURL(new RegExp(`/hot-comment-list/\\d+_${ME}/dynamic\\?comment=${comment}$`));
      await expect(notifications.bell).toHaveAccessibleName('通知');
    });

    await test.step('changes which kinds are counted', async () => {
      const notifications = new NotificationsPanel(mine);
      await notifications.open();
      await notifications.dialog.getByRole('button', { name: '通知设置' }).click();
      const replies = notifications.dialog.getByRole('checkbox', { name: '回复和评论' });
      await expect(replies).toBeChecked();
      await choose(replies, false);
      await expect(replies).not.toBeChecked();
      const kept = async () => (await mine.request.post('/api/x/notices/choice')).text();
      await expect.poll(kept).toContain('"replies":false');
    });
  },
);
