/** @file Notifications (docs/api-extensions.md). */

/** `reply`: to a comment of the user; `comment`: on a post of the user. */
export type NotificationKind =
  'reply' | 'comment' | 'mention' | 'like-comment' | 'like-event' | 'forward' | 'follow' | 'album';

/** Resource that a notification is about, with the data for a link to it. */
export interface NotificationSubject {
  kind: 'event' | 'song' | 'mv' | 'playlist' | 'album' | 'video';
  /** the vid of a video */
  id: string;
  /** author of a post, otherwise 0 */
  userId: number;
  /** text of the post, or name of the resource; '' when it has none */
  words: string;
}

/** A notification; several of one kind about the same resource are grouped into one. */
export interface UserNotification {
  /** id of the group */
  id: string;
  kind: NotificationKind;
  /** time of the newest one, ms since 1970 */
  time: number;
  unread: boolean;
  /** number of users, or of albums */
  count: number;
  /** the newest three users; empty for albums */
  people: { userId: number; nickname: string; avatarUrl: string }[];
  /** null for follows and albums */
  subject: NotificationSubject | null;
  /** the newest comment, or the comment that was liked */
  comment: { commentId: number; parentCommentId: number; content: string } | null;
  /** the newest album */
  album: { id: number; name: string; picUrl: string; artistName: string } | null;
}

/** Which kinds of notifications count on the bell; the others only appear in the list. */
export interface NotificationSettings {
  replies: boolean;
  mentions: boolean;
  likes: boolean;
  follows: boolean;
  albums: boolean;
}
