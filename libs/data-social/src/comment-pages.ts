import type { Comment } from '@qingyin/contract';
import type { InfiniteData } from '@tanstack/react-query';

/** A page of comments, with the changes by comments written and deleted since it was fetched. */
export interface CommentsPage {
  comments: Comment[];
  /** total of the whole list, as the service last returned it, with changes since */
  total: number;
  hasMore: boolean;
  /** start of the next page, for pagination by time */
  cursor: number;
  /** number of entries of the service's list up to the end of this page, for pagination by number */
  coveredCount: number;
  /** the comment that these are replies to */
  owner?: Comment;
}

export type CommentPages = InfiniteData<CommentsPage, PageStart>;

/** Start of a page. */
export interface PageStart {
  pageNo: number;
  cursor: number;
}

/** Comments per request. */
export const PAGE_SIZE = 20;

/**
 * Start of the next page. The page number follows from the number of covered entries: deletions make the page
 * begin earlier, so that nothing is skipped; `commentsIn` removes the overlap.
 */
export function nextPageStart(last: CommentsPage): PageStart | null {
  if (!last.hasMore) return null;
  return { pageNo: Math.floor(last.coveredCount / PAGE_SIZE) + 1, cursor: last.cursor };
}

/** All comments of the pages in order, without duplicates. */
export function commentsIn({ pages }: Pick<CommentPages, 'pages'>): Comment[] {
  const seen = new Set<number>();
  return pages
    .flatMap(({ comments }) => comments)
    .filter(({ commentId }) => !seen.has(commentId) && seen.add(commentId));
}

/** Changes one comment in the pages; unchanged objects keep their identity. */
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

/** Inserts a comment before all others. */
export function withCommentFirst(data: CommentPages, comment: Comment): CommentPages {
  if (commentsIn(data).some(({ commentId }) => commentId === comment.commentId)) return data;
  const pages = data.pages.map((page, at) =>
    at === 0 ? { ...page, comments: [comment, ...page.comments] } : page,
  );
  return { ...data, pages: covering(pages, 1) };
}

export function withoutComment(data: CommentPages, id: number): CommentPages {
  if (!commentsIn(data).some(({ commentId }) => commentId === id)) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ commentId }) => commentId !== id),
  }));
  return { ...data, pages: covering(pages, -1) };
}

/** Adds `delta` to the total of every page. */
export const withTotalChange = (data: CommentPages, delta: number): CommentPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, total: Math.max(0, page.total + delta) })),
});

const covering = (pages: CommentsPage[], delta: number): CommentsPage[] =>
  pages.map((page, at) =>
    at === pages.length - 1 ? { ...page, coveredCount: page.coveredCount + delta } : page,
  );
