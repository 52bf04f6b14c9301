import { AUDIT } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CommentsPage } from '../../pages/comments-page.ts';
import { FeedPage } from '../../pages/feed-page.ts';

test(
  'writes, likes and deletes a comment below a post of the feed',
  AUDIT,
  async ({ ownServer, ownSignedIn, openPage }) => {
    const page = await openPage({ baseURL: ownServer.url, locale: 'zh-CN', storageState: ownSignedIn });
    const feed = new FeedPage(page);
    const comments = new CommentsPage(page);
    const post = feed.posts.first();
    const text = '这一首我也在听';
    const own = comments.withText(text);
    /** Both the post and the list below it show the number of comments. */
    const counted = async (count: number) => {
      await expect(feed.commentsButton(post)).toHaveText(String(count));
      await expect.poll(() => comments.total()).toBe(count);
    };
    const unfold = async () => {
      await feed.commentsButton(post).click();
      await expect(feed.commentsButton(post)).toHaveAttribute('aria-expanded', 'true');
      await comments.order('最新').click();
      await expect(comments.order('最新')).toHaveAttribute('aria-pressed', 'true');
      await expect(comments.list.getByRole('article').first()).toBeVisible();
    };

    await feed.open();
    await unfold();
    const before = await comments.total();
    expect(before).toBeGreaterThan(0);

    await test.step('shows and counts a new comment', async () => {
      const answered = comments.answered();
      await comments.write(text);
      await expect(own).toBeVisible();
      await expect(comments.box).toHaveValue('');
      await answered;
      await counted(before + 1);
    });

    await test.step('likes the comment', async () => {
      const liked = page.waitForResponse(/\/api\/comment\/like/);
      await comments.like(own).click();
      await expect(comments.like(own)).toHaveAccessibleName('赞 1 人赞同');
      await liked;
    });

    await test.step('collapses the comments', async () => {
      await feed.commentsButton(post).click();
      await expect(feed.commentsButton(post)).toHaveAttribute('aria-expanded', 'false');
      await expect(comments.block).toHaveCount(0);
    });

    await test.step('shows all of it after a reload', async () => {
      await page.reload();
      await expect(feed.commentsButton(post)).toHaveText(String(before + 1));
      await unfold();
      await expect(comments.like(own)).toHaveAttribute('aria-pressed', 'true');
      await expect(comments.like(own)).toHaveAccessibleName('赞 1 人赞同');
    });

    await test.step('restores the comment with undo, and deletes it when the undo offer expires', async () => {
      await comments.choose(own, '删除');
      await expect(own).toHaveCount(0);
      await counted(before);
      await feed.undoBar.getByRole('button', { name: '撤销' }).click();
      await expect(comments.like(own)).toHaveAttribute('aria-pressed', 'true');
      await counted(before + 1);
      await comments.choose(own, '删除');
      await expect(own).toHaveCount(0);
      const gone = comments.answered();
      await feed.undoBar.getByRole('button', { name: '关闭' }).click();
      await gone;
      await page.reload();
      await expect(feed.commentsButton(post)).toHaveText(String(before));
      await unfold();
      await counted(before);
      await expect(own).toHaveCount(0);
    });
  },
);
