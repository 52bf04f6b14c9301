import type { Comment } from '@qingyin/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** A page of comments as it came, and as it has become by what was written and deleted since. */
export interface CommentsPage {
  comments: Comment[];
  /** of the whole list, as the service last said */
  total: number;
  hasMore: boolean;
  /** where the next page begins, for lists that go on by time */
  cursor: number;
  /** how many of the service's list the pages up to this one cover, for lists that go on by number */
  end: number;
  /** the comment whose answers these are */
  owner?: Comment;
}

export type CommentPages = InfiniteData<CommentsPage, PageStart>;

/** Where a page begins. */
export interface PageStart {
  pageNo: number;
  cursor: number;
}

/** Comments in one request. */
export const PAGE_SIZE = 20;

/**
 * The page after the last one. By number it is found from how many are covered, so that what was deleted meanwhile makes
 * it begin earlier (`commentsIn` leaves out what comes twice) and nothing is passed over.
 */
export function nextStart(last: CommentsPage): PageStart | null {
  if (!last.hasMore) return null;
  return { pageNo: Math.floor(last.end / PAGE_SIZE) + 1, cursor: last.cursor };
}

/** All comments of some pages in their order, each once. */
export function commentsIn({ pages }: Pick<CommentPages, 'pages'>): Comment[] {
  const seen = new Set<number>();
  return pages
    .flatMap(({ comments }) => comments)
    .filter(({ commentId }) => !seen.has(commentId) && seen.add(commentId));
}

/** Changes one comment wherever it stands in some pages; what does not change stays the same object. */
export function withComment(
  data: CommentPages,
  commentId: number,
  change: (comment: Comment) => Comment,
): CommentPages {
  const changed = (comment: Comment) => (comment.commentId === commentId ? change(comment) : comment);
  let differs = false;
  const pages = data.pages.map((page) => {
    const comments = page.comments.map(changed);
    const owner = page.owner && changed(page.owner);
    if (owner === page.owner && comments.every((comment, at) => comment === page.comments[at])) return page;
    differs = true;
    return { ...page, comments, ...(owner && { owner }) };
  });
  return differs ? { ...data, pages } : data;
}

/** Puts a comment before all others. */
export function withFirst(data: CommentPages, comment: Comment): CommentPages {
  if (commentsIn(data).some(({ commentId }) => commentId === comment.commentId)) return data;
  const pages = data.pages.map((page, at) =>
    at === 0 ? { ...page, comments: [comment, ...page.comments] } : page,
  );
  return { ...data, pages: covering(pages, 1) };
}

/** Takes a comment out. */
export function withoutComment(data: CommentPages, id: number): CommentPages {
  if (!commentsIn(data).some(({ commentId }) => commentId === id)) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ commentId }) => commentId !== id),
  }));
  return { ...data, pages: covering(pages, -1) };
}

/** Counts a list anew. */
export const withTotal = (data: CommentPages, delta: number): CommentPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, total: Math.max(0, page.total + delta) })),
});

const covering = (pages: CommentsPage[], delta: number): CommentsPage[] =>
  pages.map((page, at) => (at === pages.length - 1 ? { ...page, end: page.end + delta } : page));
