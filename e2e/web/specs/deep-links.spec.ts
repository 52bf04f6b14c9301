import { agreeToLogin } from '../fixtures/agree-to-login.ts';
import { waitUntilLoaded } from '../fixtures/page-checks.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';

test('Back and Forward go through the visited pages, and a playlist’s address survives a reload', async ({
  page,
  home,
  playlist,
}) => {
  await home.open();
  await home.openFirstPlaylist();
  const there = page.url();
  await page.getByRole('button', { name: '后退' }).click();
  await expect(page).toHaveURL(/\/personal-recommendation$/);
  await page.getByRole('button', { name: '前进' }).click();
  await expect(page).toHaveURL(there);
  await expect(playlist.playAll).toBeVisible();
  const title = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(playlist.playAll).toBeVisible();
});

test('redirects a logged-in user from the login page to the home page', async ({ openPage, signedIn }) => {
  const page = await openPage({ storageState: signedIn });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/personal-recommendation$/);
});

test('completes a guest’s like after the login', async ({ page, server, playlist, player, login }) => {
  await playlist.open(5003);
  await playlist.playAll.click();
  await expect(player.pause).toBeVisible();
  await player.next.click();
  await player.like.click();
  await agreeToLogin(page);
  await login.signIn(server.demoAccount);
  await page.waitForURL('**/playList/*');
  await expect(player.like).toHaveAttribute('aria-pressed', 'true');
});

for (const address of ['/playList/5003', '/login'])
  test(`${address} never shows a blank window between the prebuilt frame and the app`, async ({ page }) => {
    await page.addInitScript(() => {
      const frames = { filled: 0, blankAfterwards: 0 };
      const look = () => {
        // A frame may be painted while the document is still being parsed, with the navigation there and the
        // content not yet.
        if (document.querySelector('main, form, [role="status"]')) frames.filled += 1;
        else if (frames.filled > 0) frames.blankAfterwards += 1;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      Object.assign(window, { frames });
    });
    await page.goto(address);
    await waitForApp(page);
    await waitUntilLoaded(page);
    const frames = await page.evaluate(
      () => (window as unknown as { frames: { filled: number; blankAfterwards: number } }).frames,
    );
    expect(frames.filled).toBeGreaterThan(0);
    expect(frames.blankAfterwards).toBe(0);
  });
