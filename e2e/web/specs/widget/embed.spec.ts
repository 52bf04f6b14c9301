import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { Page } from '@playwright/test';
import { type HostPage, playedElements, serveHost, countPlayingElements } from '../../fixtures/host-page.ts';
import { peakLevel } from '../../fixtures/player-state.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import { Widget } from '../../pages/widget.ts';

/** List of songs that last a few seconds; from this one on they follow each other on one album. */
const SHORT_LIST = '998';
const NEIGHBOURS = 6;
/** Peak level below any song of the catalogue and above silence. */
const AUDIBLE = 0.01;

const test = base.extend<{ host: (body: string, service?: string) => Promise<HostPage> }>({
  host: async ({ server }, use) => {
    const hosts: HostPage[] = [];
    await use(async (body, service = server.url) => {
      const host = await serveHost(service, body);
      hosts.push(host);
      return host;
    });
    for (const host of hosts) host.close();
  },
});

const sounds = (page: Page) => () => countPlayingElements(page);

/** A playlist of the catalogue that guests can read. */
async function firstPlaylist(service: string): Promise<{ id: string; name: string; songs: string[] }> {
  const { result } = await (await fetch(`${service}/api/personalized?limit=1`)).json();
  const id = String(result[0].id);
  const { playlist } = await (await fetch(`${service}/api/playlist/detail?id=${id}`)).json();
  return { id, name: playlist.name, songs: playlist.tracks.map(({ name }: { name: string }) => name) };
}

test.use({ storageState: async ({ signedIn }, use) => use(signedIn) });

test('plays a playlist on another origin by keyboard alone, without sending any user data', async ({
  page,
  server,
  host,
}) => {
  const { id, name, songs } = await firstPlaylist(server.url);
  const cookies: string[] = [];
  page.context().on('request', (request) => {
    if (!request.url().startsWith(`${server.url}/`)) return;
    void request.headerValue('cookie').then(
      (value) => void (value && cookies.push(value)),
      () => undefined,
    );
  });
  const widget = new Widget(page);
  await page.goto((await host(`<qingyin-player playlist="${id}"></qingyin-player>`)).url);
  await expect(widget.element.getByText(name, { exact: true })).toBeVisible();
  await expect(widget.songs).toHaveCount(songs.length);

  await test.step('reaches the list by Tab and its songs by arrow keys', async () => {
    await widget.songs.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(widget.songs.nth(1)).toBeFocused();
  });

  await test.step('Enter plays', async () => {
    await page.keyboard.press('Enter');
    await expect.poll(sounds(page)).toBe(1);
    await expect(widget.current).toContainText(songs[1] ?? '');
    await expect.poll(() => peakLevel(page)).toBeGreaterThan(AUDIBLE);
  });

  await test.step('the space bar pauses and resumes', async () => {
    await page.keyboard.press(' ');
    await expect.poll(sounds(page)).toBe(0);
    await page.keyboard.press(' ');
    await expect.poll(sounds(page)).toBe(1);
  });

  await test.step('sliders and buttons follow in the Tab order', async () => {
    await widget.seek.focus();
    await page.keyboard.press('PageUp');
    await expect(widget.seek).toHaveAttribute('aria-valuetext', /^(?!0:0\d)/);
    await widget.volume.focus();
    await page.keyboard.press('Home');
    await expect(widget.volume).toHaveAttribute('aria-valuetext', '0%');
    await widget.next.press('Enter');
    await expect(widget.current).toContainText(songs[2] ?? '');
    await widget.previous.press('Enter');
    await expect(widget.current).toContainText(songs[1] ?? '');
  });

  expect(cookies).toEqual([]);

  await test.step('links to the page in the product', async () => {
    const opened = page.waitForEvent('popup');
    await widget.link.click();
    const product = await opened;
    expect(product.url()).toBe(`${server.url}/playList/${id}`);
    await expect(product.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

test('playing one widget pauses the others on its page and in other tabs of the site', async ({
  page,
  context,
  server,
  host,
}) => {
  const { id } = await firstPlaylist(server.url);
  const song = await (await fetch(`${server.url}/api/playlist/track/all?id=${id}&limit=1`)).json();
  const { url } = await host(
    `<qingyin-player id="one" playlist="${id}"></qingyin-player>
     <qingyin-player id="two" size="compact" song="${song.songs[0].id}"></qingyin-player>`,
  );
  const other = await context.newPage();
  await other.goto(url);
  await page.goto(url);
  const [one, two] = [new Widget(page, '#one'), new Widget(page, '#two')];
  await one.play.click();
  await expect(one.pause).toBeVisible();
  await expect.poll(sounds(page)).toBe(1);
  await two.play.click();
  await expect(two.pause).toBeVisible();
  await expect(one.play).toBeVisible();
  await expect.poll(sounds(page)).toBe(1);
  await new Widget(other, '#one').play.click();
  await expect.poll(sounds(other)).toBe(1);
  await expect(two.play).toBeVisible();
  await expect.poll(sounds(page)).toBe(0);
});

test('shows a message for missing content and for an invalid attribute', async ({ page, host }) => {
  await page.goto(
    (
      await host(
        '<qingyin-player album="999999999"></qingyin-player><qingyin-player id="no"></qingyin-player>',
      )
    ).url,
  );
  await expect(new Widget(page, '[album]').status).toHaveText('没有找到这张专辑');
  await expect(new Widget(page, '#no').status).toHaveText('没有说要播放什么');
});

test(
  'shows a failure without the server, and retries on click',
  AUDIT,
  async ({ page, pooledServer, host, guard }) => {
    guard.allowOffline();
    const { id } = await firstPlaylist(pooledServer.url);
    const widget = new Widget(page);
    await page.goto(
      (await host('<qingyin-player album="999999999"></qingyin-player>', pooledServer.url)).url,
    );
    await expect(widget.status).toHaveText('没有找到这张专辑');
    await pooledServer.stop();
    await widget.element.evaluate((element, list) => {
      element.removeAttribute('album');
      element.setAttribute('playlist', list);
    }, id);
    await expect(widget.status).toHaveText('连接不上，再按一次重试');
    await pooledServer.restart();
    await widget.element.getByRole('button', { name: '重试' }).click();
    await expect.poll(sounds(page)).toBe(1);
  },
);

test.describe('songs of an album', () => {
  test.use({ ownEnv: { QINGYIN_SEED_SHORT: '10' }, storageState: { cookies: [], origins: [] } });

  test('join gapless in one media element, on another origin too', async ({ page, pooledServer, host }) => {
    const widget = new Widget(page);
    await page.goto(
      (await host(`<qingyin-player playlist="${SHORT_LIST}"></qingyin-player>`, pooledServer.url)).url,
    );
    await widget.songs.nth(NEIGHBOURS).click();
    await expect(widget.pause).toBeVisible();
    await expect(widget.songs.nth(NEIGHBOURS + 1)).toHaveAttribute('aria-selected', 'true');
    const heard = await playedElements(page);
    expect(heard).toHaveLength(1);
    expect(heard[0]?.src).toMatch(/^blob:/);
    // Ends playback, which would fetch the song after the next from a stopped server.
    await page.close();
  });
});

test('its controls stand beside each other in a page from right to left', async ({ page, server, host }) => {
  const { id, name } = await firstPlaylist(server.url);
  const widget = new Widget(page);
  await page.goto((await host(`<qingyin-player dir="rtl" playlist="${id}"></qingyin-player>`)).url);
  const title = widget.element.getByText(name, { exact: true });
  await expect(title).toBeVisible();
  const [volume, previous, open] = await Promise.all(
    [widget.volume, widget.previous, widget.link].map((control) => control.boundingBox()),
  );
  if (!volume || !previous || !open) throw new Error('a control has no box');
  expect(volume.x + volume.width).toBeLessThan(previous.x);
  expect(open.x).toBeLessThan(previous.x);
  expect(await title.evaluate((element) => getComputedStyle(element).textAlign)).toBe('right');
});
