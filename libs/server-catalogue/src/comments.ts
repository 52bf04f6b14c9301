import type { Db, CommentRow, UserRow } from '@qingyin/server-db';
import type { Comment, CommentAuthor } from '@qingyin/contract';
import { notBlocked } from './hidden-users.ts';
import { imageUrl } from './images.ts';
import { loadMentions } from './mentions.ts';
import type { Viewpoint } from './playlists.ts';
import { relationsTo } from './relations.ts';
import { usersByIds } from './users.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-03-01`: short date of the contract; screens format dates themselves. */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Maps the author of a comment, with picture URLs below `origin`. */
export const toWriter = (user: UserRow, origin: string, followed: boolean): CommentAuthor => ({
  userId: user.id,
  nickname: user.nickname,
  avatarUrl: imageUrl(origin, user.image_key),
  vipType: user.vip_type,
  userType: user.user_type,
  authStatus: 0,
  followed,
});

/** The comment that a reply answers: its author, and its text unless it is deleted or hidden from the viewer. */
interface Quote {
  id: number;
  user_id: number;
  content: string | null;
}

async function quotesFor(
  db: Db,
  rows: readonly CommentRow[],
  viewerId: number | null,
): Promise<Map<number, Quote>> {
  const ids = [...new Set(rows.flatMap((row) => row.reply_to ?? []))];
  if (ids.length === 0) return new Map();
  const there: Quote[] = await db
    .selectFrom('comment')
    .select((eb) => [
      'id',
      'user_id',
      eb.case().when(notBlocked(viewerId, 'comment.user_id')).then(eb.ref('content')).end().as('content'),
    ])
    .where('id', 'in', ids)
    .execute();
  const gone = await db.selectFrom('comment_gone').selectAll().where('id', 'in', ids).execute();
  return new Map([...there, ...gone.map((row) => ({ ...row, content: null }))].map((row) => [row.id, row]));
}

/**
 * Maps comments in the given order; comments of deleted users are left out (docs/specification/contract/entities.md).
 *
 * @param floors true: with the number of replies that can be expanded, as in comment/new
 */
export async function toComments(
  db: Db,
  rows: readonly CommentRow[],
  view: Viewpoint,
  floors = false,
): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const quotes = await quotesFor(db, rows, view.userId);
  const authors = [...rows, ...quotes.values()].map((row) => row.user_id);
  const users = await usersByIds(db, authors);
  const relation = await relationsTo(db, view.userId, [...users.keys()]);
  const liked = await likedBy(db, view.userId, ids);
  const replies = await replyCounts(db, ids);
  const named = await loadMentions(db, 'comment', ids);
  const writer = (user: UserRow) => toWriter(user, view.origin, relation(user.id).followed);
  return rows.flatMap((row) => {
    const user = users.get(row.user_id);
    if (!user) return [];
    const quote = row.reply_to === null ? undefined : quotes.get(row.reply_to);
    const author = quote && users.get(quote.user_id);
    const replyCount = replies.get(row.id) ?? 0;
    return [
      {
        commentId: row.id,
        parentCommentId: row.parent_id,
        content: row.content,
        richContent: null,
        time: row.created_at,
        timeStr: dayText(row.created_at),
        likedCount: row.liked_count,
        liked: liked.has(row.id),
        owner: row.user_id === view.userId,
        status: 0,
        user: writer(user),
        beReplied:
          quote && author
            ? [{ beRepliedCommentId: quote.id, content: quote.content, user: writer(author), status: 0 }]
            : [],
        replyCount,
        showFloorComment: floors ? { replyCount, comments: null, showReplyCount: true } : null,
        ipLocation: { ip: null, location: '', userId: row.user_id },
        pendantData: null,
        expressionUrl: null,
        commentLocationType: 0,
        ...(row.at_ms === null ? {} : { at: row.at_ms }),
        ...named(row.id),
      },
    ];
  });
}

async function likedBy(db: Db, userId: number | null, ids: number[]): Promise<Set<number>> {
  if (userId === null) return new Set();
  const rows = await db
    .selectFrom('comment_like')
    .select('comment_id')
    .where('user_id', '=', userId)
    .where('comment_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.comment_id));
}

async function replyCounts(db: Db, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('comment')
    .select(['parent_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('parent_id', 'in', ids)
    .groupBy('parent_id')
    .execute();
  return new Map(rows.map((row) => [row.parent_id, Number(row.n)]));
}
