import type { Db } from '@qingyin/server-db';
import type { NotificationSettings, NotificationKind } from '@qingyin/contract';

/** The user setting that governs each kind of notification. Forwards belong to likes. */
const choiceOf: Record<NotificationKind, keyof NotificationSettings> = {
  reply: 'replies',
  comment: 'replies',
  mention: 'mentions',
  'like-comment': 'likes',
  'like-event': 'likes',
  forward: 'likes',
  follow: 'follows',
  album: 'albums',
};
/**
 * Default settings: only replies and mentions count towards the badge, the other kinds are listed without being
 * counted.
 */
const unchosen: NotificationSettings = {
  replies: true,
  mentions: true,
  likes: false,
  follows: false,
  albums: false,
};

export interface NotificationState {
  /** ms since 1970 */
  readUntil: number;
  choice: NotificationSettings;
}

/** Loads up to which time a user has read the notifications, and which kinds count towards the badge. */
export async function loadNotificationState(db: Db, userId: number): Promise<NotificationState> {
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

/**
 * Saves the read position and the settings of a user; to be called inside `inWriteTransaction`. The read position
 * never moves backwards.
 */
export async function saveNotificationState(
  trx: Db,
  userId: number,
  { readUntil = 0, choice = {} }: { readUntil?: number; choice?: Partial<NotificationSettings> },
): Promise<NotificationState> {
  const before = await loadNotificationState(trx, userId);
  const state: NotificationState = {
    readUntil: Math.max(before.readUntil, readUntil),
    choice: { ...before.choice, ...choice },
  };
  const flag = (name: keyof NotificationSettings): number => (state.choice[name] ? 1 : 0);
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

/** Whether notifications of this kind count towards the number on the bell icon. */
export const isCountedKind = (kind: NotificationKind, choice: NotificationSettings): boolean =>
  choice[choiceOf[kind]];
