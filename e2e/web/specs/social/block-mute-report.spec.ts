import { choose } from '../../fixtures/choose.ts';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { axeViolations } from '../../fixtures/page-checks.ts';
import { pick } from '../../fixtures/route-samples.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProfileListsPage } from '../../pages/profile-lists-page.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { FeedPage } from '../../pages/feed-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';
import { Shell } from '../../pages/shell.ts';

/** A user whom the demo account does not follow. */
const STRANGER = 3;
/** A song with comments. */
const SONG = 10_001;
const DU_FU = { email: 'dufu@qingyin.example', nickname: '杜子美', password: 'a long password' };

test(
  'blocks a user after a confirmation, shows it on their page, and unblocks in the settings',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const profile = new ProfilePage(page);
    const more = page.getByRole('main').getByRole('button', { name: '更多操作：半夏微凉' });
    await profile.of(STRANGER);
    await more.click();
    await page.getByRole('menuitem', { name: '拉黑' }).click();
    const question = page.getByRole('dialog', { name: '拉黑「半夏微凉」？' });
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await question.getByRole('button', { name: '取消' }).click();
    await expect(profile.follow).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: '拉黑' }).click();
    await question.getByRole('button', { name: '拉黑' }).click();
    await expect(page.getByRole('main').getByText(/你拉黑了 TA/)).toBeVisible();
    await expect(profile.follow).toBeHidden();

    await page.reload();
    await expect(page.getByRole('main').getByText(/你拉黑了 TA/)).toBeVisible();

    await test.step('unblocks in the settings, with undo', async () => {
      const settings = new SettingsDialog(page);
      await settings.open('privacy');
      const blocked = settings.dialog.getByRole('list', { name: '黑名单' }).getByRole('listitem');
      await expect(blocked).toContainText(['半夏微凉']);
      await settings.button('移出黑名单：半夏微凉').click();
      await expect(blocked).toHaveCount(0);
      await page.getByRole('button', { name: '撤销' }).click();
      await expect(blocked).toHaveCount(1);
      await settings.button('移出黑名单：半夏微凉').click();
      await expect(blocked).toHaveCount(0);
      await profile.of(STRANGER);
      await expect(profile.follow).toBeVisible();
    });
  },
);

test(
  'persists muted users and the audience of own posts',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const profile = new ProfilePage(page);
    await profile.of(STRANGER);
    await page.getByRole('main').getByRole('button', { name: '更多操作：半夏微凉' }).click();
    await page.getByRole('menuitem', { name: '屏蔽动态' }).click();
    await expect(page.getByText('不再看「半夏微凉」的动态')).toBeVisible();

    const settings = new SettingsDialog(page);
    await settings.open('privacy');
    const muted = settings.dialog.getByRole('list', { name: '不看动态的人' }).getByRole('listitem');
    await expect(muted).toHaveCount(1);
    const privacy = settings.dialog.getByRole('group', { name: '谁可以看我的动态' });
    await choose(privacy.getByRole('radio', { name: '互相关注的人' }));
    await settings.open('privacy');
    await expect(privacy.getByRole('radio', { name: '互相关注的人' })).toBeChecked();
  },
);

test('reports a user, and an administrator decides', AUDIT, async ({ ownServer, ownSignedIn, openPage }) => {
  const baseURL = ownServer.url;
  const page = await openPage({ baseURL, locale: 'zh-CN', storageState: ownSignedIn });
  await new ProfilePage(page).of(STRANGER);
  await page.getByRole('main').getByRole('button', { name: '更多操作：半夏微凉' }).click();
  await page.getByRole('menuitem', { name: '举报' }).click();
  const report = page.getByRole('dialog', { name: '举报' });
  await choose(report.getByRole('radio', { name: '垃圾广告' }));
  await report.getByRole('textbox').fill('一直发同样的话');
  expect(await axeViolations(page)).toEqual([]);
  await report.getByRole('button', { name: '交给管理员' }).click();
  await expect(report.getByText(/收到了，谢谢/)).toBeVisible();
  await report.getByRole('button', { name: '好的' }).click();
  await expect(report).toBeHidden();

  const chief = await openPage({ baseURL, locale: 'zh-CN' });
  const login = new LoginPage(chief);
  await login.open('?way=sign-up&redirect=%2Ffind-music%2Ftop');
  await login.signUp(DU_FU);
  await chief.waitForURL('**/find-music/top');
  const [, claim = ''] = /needs this code: (\S+)/.exec(ownServer.log) ?? [];
  await chief.request.post('/api/x/admin/claim', { form: { claim } });

  const settings = new SettingsDialog(chief);
  await settings.open('admin');
  const reports = settings.dialog.getByRole('list', { name: '举报' }).getByRole('listitem');
  await expect(settings.dialog.getByText('1 件等着处理')).toBeVisible();
  await expect(reports).toContainText(['半夏微凉']);
  await expect(reports).toContainText(['垃圾广告']);
  await expect(reports).toContainText(['一直发同样的话']);
  expect(await axeViolations(chief)).toEqual([]);
  await settings.button('保留：半夏微凉').click();
  await expect(settings.dialog.getByText('没有等着处理的。')).toBeVisible();
  await choose(settings.dialog.getByRole('radio', { name: '保留了的' }));
  await expect(reports).toHaveCount(1);
  await settings.button('删除：半夏微凉').click();
  await settings.button('取消').click();
  await settings.button('删除：半夏微凉').click();
  await settings.button('确定删除').click();
  await expect(reports).toHaveCount(0);

  await test.step('keeps the account of the reported user', async () => {
    await new ProfileListsPage(chief).of('dynamic', STRANGER);
    await expect(new Shell(chief).main.getByRole('heading', { level: 1 })).toHaveText('半夏微凉');
  });

  await test.step('an administrator removes unreported content in place, after a confirmation', async () => {
    const said = { post: '这条动态不该在这里', comment: '这句话也不该在这里' };
    const call = async (path: string, form: Record<string, string>): Promise<unknown> =>
      (await page.request.post(`/api${path}`, { form })).json();
    const posted = await call('/share/resource', { type: 'noresource', msg: said.post });
    const thread = String(pick(posted, 'event.info.threadId'));
    await call('/comment', { t: '1', type: '0', id: String(SONG), content: said.comment });

    const comments = new CommentsPage(chief);
    const question = chief.getByRole('dialog', { name: '为所有人删除？' });
    await comments.of(SONG, 'song', '?sort=new');
    const before = await comments.total();
    await comments.choose(comments.withText(said.comment), '为所有人删除');
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
    expect(await axeViolations(chief)).toEqual([]);
    await question.getByRole('button', { name: '取消' }).click();
    await expect(comments.withText(said.comment)).toBeVisible();
    await comments.choose(comments.withText(said.comment), '为所有人删除');
    await question.getByRole('button', { name: '确定删除' }).click();
    await expect(comments.withText(said.comment)).toHaveCount(0);
    await expect.poll(() => comments.total()).toBe(before - 1);

    await chief.goto(`/hot-comment-list/${thread}/dynamic`);
    const main = new Shell(chief).main;
    await expect(main.getByRole('heading', { level: 1, name: '青音听众的动态' })).toBeVisible();
    await expect(main.getByText(said.post)).toBeVisible();
    expect(await axeViolations(chief)).toEqual([]);
    await main.getByRole('button', { name: '更多', exact: true }).click();
    await chief.getByRole('menuitem', { name: '为所有人删除' }).click();
    const removed = chief.waitForResponse(/\/api\/x\/admin\/remove/);
    await question.getByRole('button', { name: '确定删除' }).click();
    await expect(main).toContainText('没有找到评论的内容');
    await removed;

    await new CommentsPage(page).of(SONG, 'song', '?sort=new');
    await expect(page.getByText(said.comment)).toHaveCount(0);
    const feed = new FeedPage(page);
    await feed.open('/care/dynamic/10');
    await expect(feed.posts.first()).toBeVisible();
    await expect(feed.postsWithText(said.post)).toHaveCount(0);
  });
});
