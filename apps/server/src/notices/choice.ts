import type { NoticeChoice, NoticeKind } from '@qingyin/contract';
import type { Db } from '../db/open.ts';

/** Which choice a kind goes by. Passing on is a way of liking. */
const choiceOf: Record<NoticeKind, keyof NoticeChoice> = {
  reply: 'replies',
  comment: 'replies',
  mention: 'mentions',
  'like-comment': 'likes',
  'like-event': 'likes',
  forward: 'likes',
  follow: 'follows',
  album: 'albums',
};
/** Quiet until somebody says otherwise: what is said to one counts, the rest is there when one looks. */
const unchosen: NoticeChoice = { replies: true, mentions: true, likes: false, follows: false, albums: false };

export interface NoticeState {
  /** ms since 1970 */
  readUntil: number;
  choice: NoticeChoice;
}

/** How far somebody has read, and what counts for them. */
export async function noticeState(db: Db, userId: number): Promise<NoticeState> {
  const row = await db
    .selectFrom('notice_state')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { readUntil: 0, choice: unchosen };
  return {
    readUntil: row.read_until,
    choice: {
      replies: row.replies === 1,
      mentions: row.mentions === 1,
      likes: row.likes === 1,
      follows: row.follows === 1,
      albums: row.albums === 1,
    },
  };
}

/** Keeps what somebody has read or chosen; to be called inside `write`. What was read stays read. */
export async function keepNoticeState(
  trx: Db,
  userId: number,
  { readUntil = 0, choice = {} }: { readUntil?: number; choice?: Partial<NoticeChoice> },
): Promise<NoticeState> {
  const before = await noticeState(trx, userId);
  const state: NoticeState = {
    readUntil: Math.max(before.readUntil, readUntil),
    choice: { ...before.choice, ...choice },
  };
  const flag = (name: keyof NoticeChoice): number => (state.choice[name] ? 1 : 0);
  const columns = {
    read_until: state.readUntil,
    replies: flag('replies'),
    mentions: flag('mentions'),
    likes: flag('likes'),
    follows: flag('follows'),
    albums: flag('albums'),
  };
  await trx
    .insertInto('notice_state')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
  return state;
}

/** Whether a kind counts beside the bell. */
export const counts = (kind: NoticeKind, choice: NoticeChoice): boolean => choice[choiceOf[kind]];
