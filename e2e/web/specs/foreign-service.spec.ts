import { sample } from '../fixtures/audit-sample.ts';
import { readRoutes } from '../fixtures/built-routes.ts';
import { goTo, openCalls, READS, walkFailing, type Sight, type Stop } from '../fixtures/failing-walk.ts';
import { startForeign, type ForeignServer } from '../fixtures/foreign-server.ts';
import { sampleAddress } from '../fixtures/route-samples.ts';
import type { ServiceMode } from '../fixtures/switchable-service.ts';
import { waitForApp } from '../fixtures/wait-for-app.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Shell } from '../pages/shell.ts';

let foreign: ForeignServer;

test.beforeAll(async ({ server, signedIn }) => {
  foreign = await startForeign(server, signedIn);
});
test.afterEach(() => foreign.service.recover());
test.afterAll(() => foreign.dispose());

/** To the client these look like `html`: its server answers all of them with the same code. */
const ALIKE: ReadonlySet<ServiceMode> = new Set(['cuts', 'half']);

const walks: readonly [ServiceMode, string, Sight][] = [
  ['cuts', 'cuts the connection', 'failure'],
  ['html', 'answers with the page of a proxy', 'failure'],
  ['half', 'answers half of a text', 'failure'],
  ['bare', 'answers nothing but its code', 'failure'],
  ['hangs', 'does not answer', 'loading'],
  ['session-lost', 'has lost the session', 'login'],
];

for (const [mode, what, sight] of walks) {
  test(`every page stays usable in front of a service that ${what}`, async ({ openPage, request }) => {
    const routes = ALIKE.has(mode) ? sample(readRoutes(), 14) : readRoutes();
    const stops: Stop[] = await Promise.all(
      routes.map(async (route) => ({ ...route, address: await sampleAddress(route.path, request) })),
    );
    const page = await openPage({ baseURL: foreign.front.url, storageState: foreign.signedIn });
    await page.goto('/test');
    await waitForApp(page);
    const shell = new Shell(page);
    await expect(shell.navigation.getByRole('link', { name: /首歌|歌单/ }).first()).toBeVisible();

    foreign.service.mode = mode;
    await walkFailing(page, stops, sight);

    foreign.service.recover();
    if (sight === 'login') {
      await new LoginPage(page).signIn(foreign.account);
      await shell.userMenu.waitFor();
    }
    await goTo(page, '/find-music/top');
    await expect(shell.main.getByRole('link', { name: /飙升榜/ }).first()).toBeVisible();
  });
}

test('a service that does not answer keeps nothing else of its origin from loading', async ({ openPage }) => {
  const page = await openPage({ baseURL: foreign.front.url, storageState: foreign.signedIn });
  const open = openCalls(page);
  await page.goto('/test');
  await waitForApp(page);
  foreign.service.mode = 'hangs';
  await goTo(page, '/personal-recommendation');
  await expect.poll(open).toBeGreaterThanOrEqual(READS);
  const statuses = await page.evaluate(async () =>
    Promise.all(['/test', '/healthz', '/api/x/capabilities'].map(async (path) => (await fetch(path)).status)),
  );
  expect(statuses).toEqual([200, 200, 200]);
  await expect.poll(open, 'calls that still hang').toBeGreaterThanOrEqual(READS);
});

const SLOW_MESSAGE = '服务器的回应有点慢，内容到了就会显示。';

for (const [what, address, heading] of [
  ['the home page of the first visit', '/', '推荐歌单'],
  ['a page that waits for its content', '/library', '音乐库'],
] as const) {
  test(`${what} is drawn without its data, and says after ten seconds that the service is slow`, async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: foreign.front.url });
    await page.clock.install();
    foreign.service.mode = 'hangs';
    await page.goto(address);
    await page.clock.fastForward(4000);
    await waitForApp(page);
    const shell = new Shell(page);
    await expect(shell.navigation).toBeVisible();
    await expect(shell.main.getByRole('heading', { name: heading })).toBeVisible();
    await page.clock.fastForward(2000);
    await page.locator('[data-slow-service]').waitFor({ state: 'attached' });
    await expect(page.getByText(SLOW_MESSAGE)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(SLOW_MESSAGE)).toBeVisible();
    foreign.service.recover();
    await expect(page.getByText(SLOW_MESSAGE)).toHaveCount(0);
    await expect(shell.main.getByRole('link').first()).toBeVisible();
  });
}

const failures: readonly ServiceMode[] = ['cuts', 'html', 'half', 'bare'];

test('a login that the service cannot check says so', async ({ openPage }) => {
  const page = await openPage({ baseURL: foreign.front.url });
  const login = new LoginPage(page);
  await login.open();
  for (const mode of failures) {
    await test.step(mode, async () => {
      foreign.service.mode = mode;
      await login.signIn(foreign.account);
      await expect(page.getByRole('alert').filter({ hasText: '服务器出了点问题' })).toBeVisible();
      await expect(page.getByText(/密码不正确|还没有注册/)).toHaveCount(0);
      foreign.service.mode = 'answers';
      await page.reload();
      await waitForApp(page);
    });
  }
});
