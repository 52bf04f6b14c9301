import { sample, isAudit } from '../../fixtures/audit-sample.ts';
import { scrollPosition, expectScrollRestored } from '../../fixtures/scroll-position.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';

/** Song on which every user of the generated crowd has commented. */
const SONG = 10_002;
/** The seed makes two comments for each post. `npm test` generates and scrolls through fewer than the audit. */
const POSTS = isAudit ? 5000 : 500;
const MANY = 2 * POSTS;
/** Upper bound of DOM elements: a virtual list renders a window of rows, whatever the number of comments. */
const NODES_MAX = 2500;
/** Number of pages to scroll through. */
const PAGES = 8;

test.use({
  ownEnv: { QINGYIN_SEED_CROWD: String(POSTS) },
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

for (const order of sample(['推荐', '最新'] as const, 1))
  test(`loads ${MANY} comments page by page and renders few of them: ${order}`, async ({ page }) => {
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
      // Pages requested before may still lengthen the list and move its end away again.
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
    expect(new Set(starts).size, 'no page is requested twice').toBe(starts.length);
    expect(seen.size).toBeGreaterThan(20);

    await test.step('restores the scroll position on Back', async () => {
      // The row is found by its id, because the rendered rows depend on the scroll position.
      const id = await comments.list.locator(':scope > li').nth(8).getAttribute('data-comment');
      const row = comments.list.locator(`li[data-comment="${id}"]`);
      await expectScrollRestored(page, row.getByRole('link').first());
      expect(await scrollPosition(page)).toBeGreaterThan(2000);
    });
  });
