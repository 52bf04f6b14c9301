import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import { choose } from '../../fixtures/choose.ts';
import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { axeViolations, waitUntilLoaded, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { sampleAddress } from '../../fixtures/route-samples.ts';
import { readPlayer } from '../../fixtures/player-state.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { SettingsDialog } from '../../pages/settings-dialog.ts';
import { Shell } from '../../pages/shell.ts';

/** The demo account, and a user it does not follow. */
const ME = 10;
const STRANGER = 3;

test('shows a guest a user’s profile and playlists, and plays their most played songs', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.of(STRANGER);
  await expect(profile.title).toHaveText('半夏微凉');
  await expect(page).toHaveTitle('半夏微凉 · 个人主页 · 青音');
  await expect(profile.cards('创建的歌单').first()).toBeVisible();
  await expect(profile.cards('收藏的歌单').first()).toBeVisible();
  await expect(profile.edit).toBeHidden();
  await expect(profile.report).toBeHidden();

  await profile.tab('听歌排行').click();
  await expect(page).toHaveURL(/tab=record/);
  await profile.spans.getByRole('link', { name: '所有时间' }).click();
  await expect(page).toHaveURL(/record=all/);
  await expect(profile.rows.first()).toContainText(/\d+ 次/);
  await profile.playAll.click();
  await expect.poll(async () => (await readPlayer(page)).status).toBe('playing');
  await page.reload();
  await expect(profile.tab('听歌排行')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(profile.tab('概览')).toHaveAttribute('aria-current', 'page');
  await expect(profile.cards('创建的歌单').first()).toBeVisible();
});

for (const uid of sample(['999999999', 'nobody'], 1))
  test(`shows that no user is found at ${uid}, with a link`, async ({ page }) => {
    const nobody = new ProfilePage(page);
    await nobody.of(uid);
    await expect(page.getByRole('main')).toContainText('没有找到这位用户');
    await expect(nobody.emptyStateLink).toBeVisible();
  });

test('the creator of a playlist, and users in search results, link to their pages', async ({
  page,
  request,
}) => {
  const profile = new ProfilePage(page);
  await profile.open(await sampleAddress('/playList/$id', request));
  const maker = page.getByRole('main').locator('a[href^="/homepage/"]').first();
  const name = (await maker.textContent()) ?? '';
  await maker.click();
  await expect(profile.title).toHaveText(name);
  await profile.open(`/search-detail/user?keywords=${encodeURIComponent('听松')}`);
  await page.getByRole('main').getByRole('link', { name: '听松', exact: true }).first().click();
  await expect(profile.title).toHaveText('听松');
});

test('follows a user after a guest’s login', AUDIT, async ({ ownServer, openPage }) => {
  const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN' });
  const profile = new ProfilePage(page);
  await profile.of(STRANGER);
  const [fans] = ((await profile.fans.textContent()) ?? '').split(' ');
  await expect(profile.follow).toHaveAttribute('aria-pressed', 'false');
  await profile.follow.click();
  await agreeToLogin(page);
  // The optimistic update is visible before the request is sent.
  const response = page.waitForResponse(/\/api\/follow\b/);
  await new LoginPage(page).signIn(ownServer.demoAccount);
  await page.waitForURL(`**/homepage/${STRANGER}`);
  await expect(profile.follow).toHaveAttribute('aria-pressed', 'true');
  await expect(profile.fans).toHaveText(`${Number(fans) + 1} 粉丝`);

  await test.step('keeps the follow after a reload, and unfollows', async () => {
    await response;
    await page.reload();
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'true');
    const secondResponse = page.waitForResponse(/\/api\/follow\b/);
    await profile.follow.click();
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'false');
    await expect(profile.fans).toHaveText(`${fans} 粉丝`);
    await secondResponse;
    await page.reload();
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('shows the own page, and changes in a dialog what others see of it', async ({ page, openPage }) => {
    const own = new ProfilePage(page);
    const settings = new SettingsDialog(page);
    await page.goto('/find-music/top');
    await new Shell(page).userMenu.click();
    await page.getByRole('menuitem', { name: '个人主页' }).click();
    await page.waitForURL(`**/homepage/${ME}`);
    await expect(own.title).toHaveText('青音听众');
    await expect(own.follow).toBeHidden();

    await own.edit.click();
    const signature = settings.profile.getByLabel('个性签名');
    await expect(signature).not.toHaveValue('');
    const before = await signature.inputValue();
    await signature.fill('月出惊山鸟');
    await settings.button('保存').click();
    await expect(page.getByRole('main').getByText('月出惊山鸟')).toBeAttached();
    await page.goBack();
    await expect(settings.dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/homepage/${ME}$`));
    await expect(page.getByRole('main').getByText('月出惊山鸟')).toBeVisible();
    await page.request.post('/api/user/update', { form: { signature: before } });

    const form = { name: '只给自己', privacy: '10' };
    const made = await page.request.post('/api/playlist/create', { form });
    const { id } = (await made.json()) as { id: number };
    await page.request.post('/api/x/record/privacy', { form: { hidden: 'true' } });
    const guest = await openPage({ storageState: { cookies: [], origins: [] } });
    const seen = new ProfilePage(guest);
    await page.reload();
    await seen.of(ME);

    await test.step('marks a private playlist, and hides it from others', async () => {
      const mine = own.cards('创建的歌单').filter({ hasText: '只给自己' });
      await expect(mine).toContainText('私密');
      await expect(seen.cards('创建的歌单').first()).toBeVisible();
      await expect(seen.cards('创建的歌单').filter({ hasText: '只给自己' })).toHaveCount(0);
    });

    await test.step('hides the play record from others', async () => {
      await expect(seen.region('听歌排行')).toContainText('TA 没有公开听歌排行。');
      await expect(own.rows.first()).toBeVisible();
      await own.region('听歌排行').getByRole('link', { name: '更改' }).click();
      const opened = page.waitForResponse(/\/api\/x\/record\/privacy/);
      await choose(settings.dialog.getByRole('checkbox', { name: /不让别人看到我的听歌记录/ }), false);
      await expect(own.region('听歌排行').getByText('只有你自己能看到')).toHaveCount(0);
      await opened;
    });
    await page.request.post('/api/playlist/delete', { form: { id: String(id) } });
  });

  test('shows the own listening report, with its period in the address', async ({ page }) => {
    const own = new ProfilePage(page);
    await own.of(ME);
    await own.report.getByRole('button', { name: '年', exact: true }).click();
    await expect(page).toHaveURL(/report=year/);
    await page.reload();
    await expect(own.report.getByRole('button', { name: '年', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(own.report.getByText('每天听了多久')).toBeVisible();
  });

  test('each tab has no overflow and no axe violations', AUDIT, async ({ page }) => {
    const own = new ProfilePage(page);
    for (const tab of ['created', 'collected', 'record']) {
      await own.of(ME, `?tab=${tab}`);
      await waitUntilLoaded(page);
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    }
  });
});
