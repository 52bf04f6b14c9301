import { sampled, whole } from '../../fixtures/sampled.ts';
import { scrolledTo, thereAndBack } from '../../fixtures/scroll.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';

/** Under which everybody of the crowd has written. */
const SONG = 10_002;
/** Twice as many comments as posts; what is scrolled through is a fraction of the fewer as well. */
const POSTS = whole ? 5000 : 500;
const MANY = 2 * POSTS;
/** Elements of a list of a few comments; more than a window of rows can never be there. */
const NODES_MAX = 2500;
/** Pages to be scrolled through. */
const PAGES = 8;

test.use({
  ownEnv: { QINGYIN_SEED_CROWD: String(POSTS) },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

for (const order of sampled(['推荐', '最新'] as const, 1))
  test(`${MANY} comments come page by page, and few of them are in the document: ${order}`, async ({
    page,
  }) => {
    const comments = new CommentsPage(page);
    const starts: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!url.pathname.endsWith('/comment/new')) return;
      starts.push(`${url.searchParams.get('pageNo')}/${url.searchParams.get('cursor')}`);
    });
    await comments.of(SONG, 'song', order === '最新' ? '?sort=new' : '');
    expect(await comments.total()).toBeGreaterThanOrEqual(MANY);
    const seen = new Set<string>();
    for (let at = 1; at < PAGES; at += 1) {
      const asked = starts.length;
      // The list may still grow from what was asked for before, and push its end away again.
      await expect
        .poll(async () => {
          await comments.more.scrollIntoViewIfNeeded();
          return starts.length;
        })
        .toBeGreaterThan(asked);
      const places = comments.list.locator(':scope > li');
      for (const place of await places.evaluateAll((rows) =>
        rows.map((row) => row.getAttribute('data-comment') ?? ''),
      ))
        seen.add(place);
      const nodes = await comments.block.evaluate((block) => block.querySelectorAll('*').length);
      expect(nodes).toBeLessThan(NODES_MAX);
    }
    expect(new Set(starts).size, 'no page is asked for twice').toBe(starts.length);
    expect(seen.size).toBeGreaterThan(20);

    await test.step('and Back finds the place', async () => {
      // By itself: which rows are in the document depends on the place.
      const id = await comments.list.locator(':scope > li').nth(8).getAttribute('data-comment');
      const row = comments.list.locator(`li[data-comment="${id}"]`);
      await thereAndBack(page, row.getByRole('link').first());
      expect(await scrolledTo(page)).toBeGreaterThan(2000);
    });
  });
