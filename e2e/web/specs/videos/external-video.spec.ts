import type { BrowserContext, Page } from '@playwright/test';
import { agreeToLogin } from '../../fixtures/agree-to-login.ts';
import type { Guard } from '../../fixtures/guard.ts';
import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ExternalVideoPage } from '../../pages/external-video-page.ts';
import { services } from './video-services.ts';

/** Blocks every origin but the product's own. @returns the blocked addresses, in order */
async function closeNetwork(context: BrowserContext, own: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== own,
    async (route) => {
      asked.push(route.request().url());
      await route.abort('internetdisconnected');
    },
  );
  return asked;
}

/** Allows the errors of the blocked network for one service only. */
const allowUnreachable = (guard: Guard, origin: string): void =>
  guard.allow(
    new RegExp(`^request failed ${origin}/.* net::ERR_INTERNET_DISCONNECTED$`),
    new RegExp(`^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED @ ${origin}/`),
  );

const policyOf = (headers: Record<string, string>): string => headers['content-security-policy'] ?? '';
const hostsOfAll = services
  .flatMap(({ origins }) => origins.split(' '))
  .map((origin) => new URL(origin).host);

const DEMO_USER = 10;

/** Texts of the demo user's posts. */
const postsOf = (page: Page) => async (): Promise<string[]> => {
  const answer = await page.request.get(
    `/api/user/event?uid=${String(DEMO_USER)}&timestamp=${String(Date.now())}`,
  );
  const { events } = (await answer.json()) as { events: { json: string }[] };
  return events.map(({ json }) => (JSON.parse(json) as { msg: string }).msg);
};

for (const { title, link, path, away, frame, origins } of sample(services, 1)) {
  test(`${title}: a pasted link opens its page, which loads the service’s frame on click only and reports a failure`, async ({
    page,
    context,
    guard,
    server,
  }) => {
    const video = new ExternalVideoPage(page);
    const asked = await closeNetwork(context, new URL(server.url).origin);
    // The page of any external video has the field; the service's own page comes next.
    await video.open('/video-detail/streamable:moo4b');

    await test.step('recognises the link, and its page sends no request to the service', async () => {
      await video.openLink(link);
      await expect(page).toHaveURL(server.url.replace(/\/$/, '') + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} 上的视频`);
      await expect(video.stage.locator('iframe')).toHaveCount(0);
    });

    await test.step('keeps its address over a reload, and allows no service in the page’s own policy', async () => {
      const answer = await page.reload();
      const policy = policyOf((await answer?.allHeaders()) ?? {});
      expect(policy).toContain("default-src 'self'");
      for (const host of hostsOfAll) expect(policy).not.toContain(host);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} 上的视频`);
      expect(asked).toEqual([]);
    });

    await test.step('loads the service’s frame on click, in a page that allows this service alone', async () => {
      allowUnreachable(guard, new URL(frame).origin);
      const embedded = page.waitForResponse((response) =>
        new URL(response.url()).pathname.startsWith('/embed/'),
      );
      await video.play(title);
      const policy = policyOf(await (await embedded).allHeaders());
      expect(policy).toContain(`frame-src ${origins};`);
      for (const host of hostsOfAll.filter((each) => !origins.includes(each)))
        expect(policy).not.toContain(host);
      const { origin, hostname } = new URL(page.url());
      const wanted = frame.replace('{origin}', encodeURIComponent(origin)).replace('{host}', hostname);
      await expect(video.frame).toHaveAttribute('src', wanted);
      await expect(video.frame).toHaveAttribute('sandbox', /^allow-scripts /);
      await expect.poll(() => asked).toContain(wanted.split('#')[0]);
    });

    await test.step('reports an unreachable service, with links onwards', async () => {
      await expect(video.unreachable).toContainText(`没有连上 ${title}`);
      const leave = video.unreachable.getByRole('link', { name: `去 ${title} 看` });
      await expect(leave).toHaveAttribute('href', away);
      await expect(leave).toHaveAttribute('rel', 'noreferrer');
      const before = asked.length;
      await video.unreachable.getByRole('button', { name: '重试' }).click();
      await expect.poll(() => asked.length).toBeGreaterThan(before);
      await expect(video.unreachable).toBeVisible();
      const foreign = asked.filter((url) => new URL(url).origin !== new URL(frame).origin);
      expect(foreign).toEqual([]);
    });
  });
}

test('rejects a link without a video at once, and opens nothing', async ({ page }) => {
  const video = new ExternalVideoPage(page);
  await video.open('/video-detail/youtube:dQw4w9WgXcQ');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('https://example.com/a-film'));
  await video.field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText(/^没有认出视频链接。/)).toBeVisible();
  await expect(page.getByText(/可以是 YouTube.*Bilibili 的视频/)).toBeVisible();
});

test('posts a video with a text, and deletes the post', async ({ openPage, signedIn }) => {
  const page = await openPage({ storageState: signedIn });
  const video = new ExternalVideoPage(page);
  const posts = postsOf(page);
  await video.open('/video-detail/vimeo:76979871?t=5');
  await video.post('雨后听的');
  await expect(video.actionBar).toContainText('已发到我的动态');
  await expect(video.dialog).toBeHidden();
  expect(await posts()).toContain('雨后听的 https://vimeo.com/76979871#t=5');
  await video.actionBar.getByRole('button', { name: '撤销' }).click();
  await expect.poll(posts).not.toContain('雨后听的 https://vimeo.com/76979871#t=5');
});

test('sends a guest’s post after the login', AUDIT, async ({ page, server, login }) => {
  const video = new ExternalVideoPage(page);
  const posts = postsOf(page);
  await video.open('/video-detail/youtube:dQw4w9WgXcQ');
  await video.post('夜里的');
  await agreeToLogin(page);
  await login.signIn(server.demoAccount);
  await page.waitForURL('**/video-detail/youtube:dQw4w9WgXcQ');
  await expect(video.actionBar).toContainText('已发到我的动态');
  const text = '夜里的 https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(await posts()).toContain(text);
  await video.actionBar.getByRole('button', { name: '撤销' }).click();
  await expect.poll(posts).not.toContain(text);
});
