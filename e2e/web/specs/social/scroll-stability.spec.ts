import { AUDIT } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';
import { measureScrollStability } from '../../fixtures/scroll-stability.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { FeedPage } from '../../pages/feed-page.ts';

/** Song on which every user of the generated crowd has commented. */
const SONG = 10_002;
/** Pages fetched by jumping to the end, so that the rows in between were never rendered. */
const PAGES = 6;
/** A page of either list is higher than this, in px. */
const PAGE_PX = 500;
/** One turn of the wheel, in px. */
const TURN = 90;
/** Tolerance for rounding, in px. */
const SHARP_PX = 1;

test.use({ ownEnv: { QINGYIN_SEED_CROWD: '300' } });

test(
  'rows in view do not move when rows above or below them load',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({
      baseURL: ownServer.url,
      locale: 'zh-CN',
      storageState: ownSignedIn,
      viewport: { width: 390, height: 844 },
    });
    const comments = new CommentsPage(page);
    const feed = new FeedPage(page);
    const lists = {
      comments: {
        list: comments.list,
        more: comments.more,
        open: () => comments.of(SONG, 'song', '?sort=new'),
      },
      posts: { list: feed.list, more: feed.main.locator('[data-more]'), open: () => feed.open() },
    };
    for (const [name, { list, more, open }] of Object.entries(lists))
      await test.step(name, async () => {
        await open();
        const height = () => page.evaluate(() => document.documentElement.scrollHeight);
        for (let at = 0; at < PAGES; at += 1) {
          const { place, before } = await more.evaluate((end) => {
            end.scrollIntoView({ block: 'end', behavior: 'instant' });
            return { place: window.scrollY, before: document.documentElement.scrollHeight };
          });
          await expect.poll(height, 'the next page is appended').toBeGreaterThan(before + PAGE_PX);
          expect(
            await page.evaluate(() => window.scrollY),
            'the scroll position does not follow the end',
          ).toBeLessThan(place + PAGE_PX);
        }
        await page.evaluate(() => window.scrollBy({ top: -2000, behavior: 'instant' }));
        const { moved, hole } = await measureScrollStability(list, TURN);
        expect(moved).toBeLessThanOrEqual(SHARP_PX);
        expect(hole).toBeLessThanOrEqual(SHARP_PX);
      });
  },
);

test(
  'the mention suggestions of an answer are clickable above the comments below',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const comments = new CommentsPage(page);
    await comments.of(SONG, 'song', '?sort=new');
    const row = comments.list.locator(':scope > li').nth(1);
    await row.getByRole('button', { name: /^回复/ }).click();
    const field = row.getByRole('textbox');
    await field.pressSequentially('@');
    const people = page.getByRole('listbox', { name: '可以提到的人' }).getByRole('option');
    await expect(people.nth(2)).toBeVisible();
    await people.last().click();
    await expect(field).toHaveValue(/^@.+ $/);
  },
);
