import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AUDIT } from '../../fixtures/audit-sample.ts';
import { serveHost } from '../../fixtures/host-page.ts';
import { peakLevel, readPlayer } from '../../fixtures/player-state.ts';
import { foundReverseProxies } from '../../fixtures/reverse-proxy/reverse-proxy.ts';
import { BASE_PATH, expect, type ProxySetup, test } from '../../fixtures/reverse-proxy/test.ts';
import { soundFile } from '../../fixtures/sound-files.ts';
import { waitForApp } from '../../fixtures/wait-for-app.ts';
import { CloudPage } from '../../pages/cloud-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShareDialog } from '../../pages/share-dialog.ts';
import { SongActions } from '../../pages/song-actions.ts';
import { Widget } from '../../pages/widget.ts';
import { songTitle } from '../../pages/song-title.ts';

const LIST = 5003;
const AUDIBLE = 0.005;
/** Length in seconds of an upload of 2 MB: more than nginx accepts by default. */
const LONG_S = 130;

const all: ProxySetup[] = [
  { name: 'nginx', pathHandling: 'keeps the path' },
  { name: 'nginx', pathHandling: 'removes the path' },
  { name: 'caddy', pathHandling: 'keeps the path' },
  { name: 'caddy', pathHandling: 'removes the path' },
];

const setups = all.filter(({ name }) => foundReverseProxies.includes(name));

const statusOf = (page: Page) => () => readPlayer(page).then(({ status }) => status);

/** Paths of the requests of a page that leave the installation. */
function watchOutside(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(`${BASE_PATH}/`)) outside.push(pathname);
  });
  return outside;
}

for (const setup of setups)
  test.describe(`${setup.name}, which ${setup.pathHandling}`, () => {
    test.use({ setup });

    test('opens the home page and plays a song without leaving the path', async ({ page, home, player }) => {
      const outside = watchOutside(page);
      const ranges = page.waitForResponse(
        (response) =>
          response.status() === 206 && new URL(response.url()).pathname.startsWith(`${BASE_PATH}/media/`),
      );
      await home.open();
      const picture = home.banners.locator('img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(1);
      await page.getByRole('main').locator(`a[href^="${BASE_PATH}/playList/"]`).first().click();
      await page.getByRole('main').getByRole('button', { name: '播放全部' }).click();
      await expect.poll(statusOf(page)).toBe('playing');
      await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
      await ranges;
      await player.progress.press('End');
      await player.next.click();
      await expect.poll(statusOf(page)).toBe('playing');
      expect(outside).toEqual([]);
    });
  });

/**
 * One set-up of each proxy, which differ in how they treat the path. Behind Caddy, `npm test` only signs in (over
 * https) and uploads.
 */
for (const setup of setups.filter((each) => each === all[0] || each === all[3])) {
  const alike = setup.name === 'caddy' ? AUDIT : {};
  test.describe(`below a path behind ${setup.name}`, () => {
    test.use({ setup });

    test(
      'opens a page from its address, and goes back and forward',
      alike,
      async ({ page, playlist, shell }) => {
        await playlist.open(LIST);
        const title = page.getByRole('main').getByRole('heading', { level: 1 });
        const name = await title.innerText();
        await page.reload();
        await expect(title).toHaveText(name);
        await shell.navigation.getByRole('link', { name: '视频' }).click();
        await expect(page).toHaveURL(/\/a\/b\/video$/);
        await page.goBack();
        await expect(title).toHaveText(name);
        await page.goForward();
        await expect(page).toHaveURL(/\/a\/b\/video$/);
      },
    );

    test('signs in, stays signed in and signs out, with cookies and keys of the path', async ({
      page,
      context,
      login,
      shell,
      installations,
    }) => {
      await login.open();
      await login.signIn(installations.below.demoAccount);
      await expect(shell.userMenu).toBeVisible();
      await page.reload();
      await expect(shell.userMenu).toBeVisible();
      const cookies = await context.cookies();
      expect(cookies.map(({ path }) => path)).toEqual(cookies.map(() => BASE_PATH));
      const session = cookies.find(({ name }) => name === 'MUSIC_U');
      expect(session).toMatchObject({ httpOnly: true, secure: setup.name === 'caddy' });
      const stored = await page.evaluate(async () => ({
        keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        databases: (await indexedDB.databases()).map(({ name = '' }) => name),
      }));
      const foreign = (name: string): boolean => !name.startsWith(`${BASE_PATH}:`);
      // The router keeps scroll positions by a random key of each history entry.
      expect(stored.keys.filter((key) => foreign(key) && !key.startsWith('tsr-'))).toEqual([]);
      expect(stored.databases.filter(foreign)).toEqual([]);
      await shell.logOut();
      await expect(shell.loginLink).toBeVisible();
      expect((await context.cookies()).some(({ name }) => name === 'MUSIC_U')).toBe(false);
    });

    test(
      'keeps the chosen language, which the server then sends from the start',
      alike,
      async ({ page, home, shell }) => {
        await home.open();
        await shell.chooseLanguage('English');
        const chosen = page.locator('html[lang^="en-"]');
        await expect(chosen).toBeAttached();
        await page.reload();
        await expect(chosen).toBeAttached();
        expect(await (await page.request.get(page.url())).text()).toMatch(/<html [^>]*lang="en-/);
      },
    );

    test('opens the album of a row in a new tab', alike, async ({ page, playlist }) => {
      await playlist.open(LIST);
      const album = playlist.rows.first().locator(`a[href^="${BASE_PATH}/album/"]`);
      const opened = page.context().waitForEvent('page');
      await album.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expect(tab).toHaveURL(/\/a\/b\/album\/\d+$/);
      await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await album.click();
      await expect(page).toHaveURL(/\/a\/b\/album\/\d+$/);
    });

    test(
      'shares an address that leads a guest to the song',
      alike,
      async ({ page, playlist, player, openPage }) => {
        const dialog = new ShareDialog(page);
        await playlist.open(LIST);
        await playlist.playAll.click();
        await expect.poll(statusOf(page)).toBe('playing');
        const { songId } = await readPlayer(page);
        await player.region.getByRole('button', { name: '分享' }).click();
        await expect(dialog.link).toHaveValue(
          new RegExp(`^https?://localhost:\\d+/a/b/album/\\d+\\?song=${songId}$`),
        );
        const link = await dialog.link.inputValue();
        const guest = await openPage({ ignoreHTTPSErrors: true });
        await guest.goto(link);
        await waitForApp(guest);
        await expect(guest.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        const html = await (await page.request.get(link)).text();
        expect(html).toMatch(/property="og:image" content="https?:\/\/localhost:\d+\/a\/b\/media\/img\//);
      },
    );

    test('plays in a widget on another site', alike, async ({ context, reverseProxy }) => {
      const service = reverseProxy.origin + BASE_PATH;
      const host = await serveHost(service, `<qingyin-player playlist="${LIST}"></qingyin-player>`);
      const page = await context.newPage();
      await page.goto(host.url);
      const widget = new Widget(page);
      await widget.play.click();
      await expect(widget.pause).toBeVisible();
      await expect(widget.link).toHaveAttribute('href', `${service}/playList/${LIST}`);
      host.close();
    });

    test.describe('signed in', () => {
      test.use({ storageState: async ({ belowSignedIn }, use) => use(belowSignedIn) });

      test('uploads a large file, plays it and deletes it', async ({ page }) => {
        const cloud = new CloudPage(page);
        const name = `长${setup.name}`;
        await cloud.open();
        await cloud.files.setInputFiles([soundFile(`${name}.wav`, LONG_S, 440)]);
        await expect(cloud.upload(`${name}.wav`)).toContainText('已上传');
        await songTitle(cloud.row(name)).dblclick();
        await expect.poll(statusOf(page)).toBe('playing');
        await cloud.remove(name);
        await expect(cloud.row(name)).toHaveCount(0);
      });

      test('downloads a song', alike, async ({ page, playlist }) => {
        await playlist.open(LIST);
        const saved = page.waitForEvent('download');
        await new SongActions(page).choose(0, '下载');
        const file = await (await saved).path();
        expect((await readFile(file)).length).toBeGreaterThan(100_000);
      });

      test(
        'does not mix with another installation on the host',
        alike,
        async ({ page, context, guard, home, reverseProxy, installations }) => {
          const other = await context.newPage();
          const atRoot = new LoginPage(other);
          await other.goto(`${reverseProxy.origin}/login`);
          await expect(atRoot.account, 'the other installation is not signed in').toBeVisible();
          await atRoot.signIn(installations.root.demoAccount);
          await expect(other.getByRole('button', { name: '用户菜单' })).toBeVisible();

          await home.open();
          guard.allowStatus(301, /\/api\/playlist\/detail/);
          await page.route(/\/api\/playlist\/detail/, (route) =>
            route.fulfill({ status: 301, json: { code: 301 } }),
          );
          await page.getByRole('main').locator(`a[href^="${BASE_PATH}/playList/"]`).first().click();
          await page.waitForURL(`**${BASE_PATH}/login**`);
          const keys = await page.evaluate(() => Object.keys(localStorage));
          expect(keys).not.toContain(`${BASE_PATH}:login`);
          expect(keys, 'keys of the other installation').toContain('login');
          await other.reload();
          await expect(other.getByRole('button', { name: '用户菜单' })).toBeVisible();
        },
      );
    });
  });
}
