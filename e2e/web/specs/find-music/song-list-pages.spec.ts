import { AUDIT } from '../../fixtures/audit-sample.ts';
import { createPublicPlaylists } from '../../fixtures/public-playlists.ts';
import { scrollPosition } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ baseURL: async ({ ownServer }, use) => use(ownServer.url) });

const PER_PAGE = 30;
/** Together with the demo playlists more than one page. */
const NAMES = Array.from({ length: 12 }, (_, at) => `新歌单${at + 1}`);

test(
  'keeps the page number in the address, starts each page at the top, and restores the scroll position on Back',
  AUDIT,
  async ({ page, browse, ownServer, playwright }) => {
    const request = await playwright.request.newContext();
    await createPublicPlaylists(ownServer, request, NAMES);
    await request.dispose();
    await browse.open('/find-music/song-list?order=new');
    await expect(browse.cards).toHaveCount(PER_PAGE);
    const first = await browse.names();
    const next = browse.pages.getByRole('link', { name: '下一页' });
    await next.scrollIntoViewIfNeeded();
    const place = await scrollPosition(page);
    expect(place).toBeGreaterThan(0);
    await next.click();
    await expect(page).toHaveURL(/order=new&page=2$/);
    await expect(browse.pages.locator('[aria-current="page"]')).toHaveText('2');
    await expect.poll(() => browse.names()).not.toEqual(first);
    expect(await scrollPosition(page)).toBe(0);
    const second = await browse.names();
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await page.goBack();
    await expect.poll(() => browse.names()).toEqual(first);
    await expect.poll(() => scrollPosition(page)).toBe(place);
    await page.goForward();
    await expect.poll(() => browse.names()).toEqual(second);
    await page.reload();
    await expect.poll(() => browse.names()).toEqual(second);
    // Another category starts with its first page.
    await browse.choice('热门', '唐诗').click();
    await expect(browse.chosen('热门')).toHaveText('唐诗');
    await expect(page).not.toHaveURL(/page=/);
  },
);
