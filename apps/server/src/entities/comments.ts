import type { Comment } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import type { CommentRow, UserRow } from '../db/schema.ts';
import { imageUrl } from './images.ts';
import type { Viewpoint } from './playlists.ts';
import { usersByIds } from './users.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2026-03-01`: the contract's short form, which screens replace by their own. */
function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const briefOf = (user: UserRow, origin: string): Comment['user'] => ({
  userId: user.id,
  nickname: user.nickname,
  avatarUrl: imageUrl(origin, user.image_key),
  vipType: user.vip_type,
  userType: user.user_type,
  authStatus: 0,
  followed: false,
});

/** Rows as the contract's comments (part 5), in the same order; what has lost its author is left out. */
export async function toComments(db: Db, rows: readonly CommentRow[], view: Viewpoint): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const quotedIds = rows.flatMap((row) => row.reply_to ?? []);
  const quoted = quotedIds.length
    ? await db.selectFrom('comment').selectAll().where('id', 'in', quotedIds).execute()
    : [];
  const quotes = new Map(quoted.map((row) => [row.id, row]));
  const users = await usersByIds(
    db,
    [...rows, ...quoted].map((row) => row.user_id),
  );
  const liked = await likedBy(
    db,
    view.userId,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const user = users.get(row.user_id);
    if (!user) return [];
    const quote = row.reply_to === null ? undefined : quotes.get(row.reply_to);
    const author = quote && users.get(quote.user_id);
    return [
      {
        commentId: row.id,
        parentCommentId: 0,
        content: row.content,
        time: row.created_at,
        timeStr: dayText(row.created_at),
        likedCount: row.liked_count + (liked.has(row.id) ? 1 : 0),
        liked: liked.has(row.id),
        owner: row.user_id === view.userId,
        status: 0,
        user: briefOf(user, view.origin),
        beReplied:
          quote && author
            ? [{ beRepliedCommentId: quote.id, content: quote.content, user: briefOf(author, view.origin) }]
            : [],
      },
    ];
  });
}

async function likedBy(db: Db, userId: number | null, ids: number[]): Promise<Set<number>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('comment_like')
    .select('comment_id')
    .where('user_id', '=', userId)
    .where('comment_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.comment_id));
}
