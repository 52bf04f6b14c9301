import { AUDIT } from '../../fixtures/sampled.ts';
import { expect, test } from '../../fixtures/test.ts';
import { readUpwards } from '../../fixtures/still-rows.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { FeedPage } from '../../pages/feed-page.ts';

/** Under which everybody of the crowd has written. */
const SONG = 10_002;
/** Pages that are asked for by going to the end: what is between was never drawn. */
const PAGES = 6;
/** A page of either list is higher. */
const PAGE_PX = 500;
/** px of a turn of the wheel. */
const TURN = 90;
/** A pixel is drawn or not. */
const SHARP_PX = 1;

test.use({ ownEnv: { QINGYIN_SEED_CROWD: '300' } });

test(
  'what is read of a long list stands still, whatever comes above and below it',
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
          await expect.poll(height, 'the next page came').toBeGreaterThan(before + PAGE_PX);
          expect(await page.evaluate(() => window.scrollY), 'and took nobody along').toBeLessThan(
            place + PAGE_PX,
          );
        }
        await page.evaluate(() => window.scrollBy({ top: -2000, behavior: 'instant' }));
        const { moved, hole } = await readUpwards(list, TURN);
        expect(moved).toBeLessThanOrEqual(SHARP_PX);
        expect(hole).toBeLessThanOrEqual(SHARP_PX);
      });
  },
);

test(
  'who may be meant in an answer can be chosen above the comments below',
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
