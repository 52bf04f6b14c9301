import { axeViolations, waitUntilLoaded, sidewaysOverflow } from '../../fixtures/page-checks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ProfileListsPage } from '../../pages/profile-lists-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

/** The demo account, and a user it does not follow. */
const ME = 10;
const STRANGER = 3;

test('switches from a user’s follows to their fans with header and focus kept, even while code loads', async ({
  page,
}) => {
  const care = new ProfileListsPage(page);
  await care.of('follows', STRANGER);
  await expect(page).toHaveTitle('半夏微凉 · 关注 · 青音');
  await expect(care.people('关注').first()).toBeVisible();

  await test.step('keeps the focus on the tab while its code loads slowly', async () => {
    const scripts = '**/assets/*.js';
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    // Hovering preloads code and data; the data arrives at once, so that the click waits for the code alone.
    const code = page.waitForRequest(scripts);
    await care.tab('粉丝').hover();
    await code;
    await care.tab('粉丝').click();
    const pending = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(pending).toBeVisible();
    await expect(pending.getByRole('img', { name: '青音' })).toBeVisible();
    release();
    await expect(care.people('粉丝').first()).toBeVisible();
    await expect(care.tab('粉丝')).toBeFocused();
    await page.unroute(scripts);
    await page.goBack();
    await expect(care.people('关注').first()).toBeVisible();
  });

  await care.title.evaluate((title) => title.setAttribute('data-was-here', ''));
  await care.tab('粉丝').focus();
  await page.keyboard.press('Enter');
  await expect(care.tab('粉丝')).toHaveAttribute('aria-current', 'page');
  await expect(care.people('粉丝').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/care/fan/${STRANGER}$`));
  await expect(care.title).toHaveAttribute('data-was-here', '');
  await expect(care.tab('粉丝')).toBeFocused();
  await page.goBack();
  await expect(care.tab('关注')).toHaveAttribute('aria-current', 'page');
  await expect(care.title).toHaveAttribute('data-was-here', '');
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

  test('follows a user in a list, and updates every other place', async ({ page }) => {
    const care = new ProfileListsPage(page);
    await care.of('fan', ME);
    const [, before] = ((await care.tab('关注').textContent()) ?? '').split(' ');
    await care.followOf('半夏微凉').click();
    await expect(care.followOf('半夏微凉')).toHaveAttribute('aria-pressed', 'true');
    await expect(care.people('粉丝').filter({ hasText: '半夏微凉' })).toContainText('互相关注');
    await expect(care.tab('关注')).toHaveText(`关注 ${Number(before) + 1}`);

    await care.tab('关注').click();
    await expect(care.people('关注').filter({ hasText: '半夏微凉' })).toBeVisible();
    await care.people('关注').getByRole('link', { name: '半夏微凉' }).click();
    const profile = new ProfilePage(page);
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'true');
    const response = page.waitForResponse(/\/api\/follow\b/);
    await profile.follow.click();
    await expect(profile.follow).toHaveAttribute('aria-pressed', 'false');
    // After this response the list is fetched again.
    await response;
    await page.goBack();
    await expect(care.people('关注').filter({ hasText: '半夏微凉' })).toHaveCount(0);

    await test.step('lists followed artists', async () => {
      await page.getByRole('main').getByRole('link', { name: '歌手', exact: true }).click();
      await expect(page).toHaveURL(/of=artists/);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  });

  test('lists of users and of artists fit their page without accessibility violations', async ({ page }) => {
    const care = new ProfileListsPage(page);
    const passes = async () => {
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    };
    await care.of('follows', ME);
    await waitUntilLoaded(page);
    await passes();
    await page.getByRole('main').getByRole('link', { name: '歌手', exact: true }).click();
    await expect(page).toHaveURL(/of=artists/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await passes();
    await care.tab('粉丝').click();
    await expect(care.people('粉丝').first()).toBeVisible();
    await passes();
  });
});
