import type { Locator, Page, Response } from '@playwright/test';
import { waitForApp } from '../fixtures/wait-for-app.ts';

type Order = '推荐' | '最热' | '最新';

/**
 * Page object of the comments of a resource: /hot-comment-list/{id}/{type}, or the block at the end of the
 * resource's own page.
 */
export class CommentsPage {
  readonly block: Locator;
  readonly box: Locator;
  readonly send: Locator;
  readonly heading: Locator;
  readonly list: Locator;
  readonly all: Locator;
  readonly title: Locator;
  readonly more: Locator;
  /** Attaches the comment to the current moment of the song. */
  readonly attachMomentButton: Locator;
  /** The comment that a link points to. */
  readonly linkedComment: Locator;

  constructor(readonly page: Page) {
    this.block = page.getByRole('region', { name: /^评论/ });
    this.box = this.block.getByRole('textbox', { name: '写评论' });
    this.send = this.block.getByRole('button', { name: '发布' });
    this.heading = this.block.getByRole('heading', { level: 2, name: /^评论/ });
    this.list = this.block.getByRole('list', { name: '评论', exact: true });
    this.all = this.block.getByRole('link', { name: /^查看全部/ });
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    this.more = this.block.locator('[data-more]');
    this.attachMomentButton = this.block.getByRole('button', { name: /^在 \d+:\d\d 处评论$/ });
    this.linkedComment = this.block.locator('[data-marked]');
  }

  /** Opens the page of a thread that has at least one comment. */
  async of(id: string | number, type: string, search = ''): Promise<void> {
    await this.page.goto(`/hot-comment-list/${id}/${type}${search}`);
    await waitForApp(this.page);
    await this.box.waitFor();
    await this.block.getByRole('article').first().waitFor();
  }

  order(name: Order): Locator {
    const group = this.block.getByRole('group', { name: '评论的顺序' });
    return group.getByRole('link', { name }).or(group.getByRole('button', { name }));
  }

  /** The comment or answer with this text. */
  withText(text: string): Locator {
    return this.block
      .getByRole('article')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .last();
  }

  /** The comment with this text, including its expanded answers. */
  withAnswers(text: string): Locator {
    return this.list.locator(':scope > li').filter({ hasText: text });
  }

  like(comment: Locator): Locator {
    return comment.getByRole('button', { name: /^赞/ }).first();
  }

  /** Button of a comment that plays the song from the comment's moment. */
  momentOf(comment: Locator): Locator {
    return comment.getByRole('button', { name: /^从 \d+:\d\d 播放$/ });
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text);
    await this.send.click();
  }

  /** Response of the service to a new or deleted comment. */
  answered(): Promise<Response> {
    return this.page.waitForResponse((response) => new URL(response.url()).pathname === '/api/comment');
  }

  /** Answers a comment in place. */
  async answer(comment: Locator, nickname: string, text: string): Promise<void> {
    await comment
      .getByRole('button', { name: `回复：${nickname}`, exact: true })
      .first()
      .click();
    const box = this.page.getByRole('textbox', { name: `回复 ${nickname}`, exact: true });
    await box.fill(text);
    await this.block.locator('form').filter({ has: box }).getByRole('button', { name: '回复' }).click();
  }

  /** Runs an entry of a comment's menu. */
  async choose(comment: Locator, entry: string): Promise<void> {
    await comment
      .getByRole('button', { name: /：更多$/ })
      .first()
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Deletes a comment for good: closes the undo offer. */
  async remove(text: string): Promise<void> {
    await this.choose(this.withText(text), '删除');
    const removed = this.answered();
    await this.page.getByRole('region', { name: '撤销' }).getByRole('button', { name: '关闭' }).click();
    await removed;
  }

  /** Number of comments in the heading. */
  async total(): Promise<number> {
    return Number(((await this.heading.textContent()) ?? '').replaceAll(/\D/g, ''));
  }
}
