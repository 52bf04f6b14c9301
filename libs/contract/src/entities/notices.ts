/** @file What a person is told of (docs/api-extensions.md). */

/** `reply`: to a comment of one's own; `comment`: below a post of one's own. */
export type NoticeKind =
  'reply' | 'comment' | 'mention' | 'like-comment' | 'like-event' | 'forward' | 'follow' | 'album';

/** What a notice is about, and enough to go there. */
export interface NoticeSubject {
  kind: 'event' | 'song' | 'mv' | 'playlist' | 'album' | 'video';
  /** a video's is its vid */
  id: string;
  /** an event's author, 0 else */
  userId: number;
  /** its words, or the thing's name; '' where it has none */
  words: string;
}

/** Several of a kind about the same thing are one. */
export interface Notice {
  /** of the group */
  id: string;
  kind: NoticeKind;
  /** of the newest, ms since 1970 */
  time: number;
  unread: boolean;
  /** how many people, or albums */
  count: number;
  /** the newest three; empty for albums */
  people: { userId: number; nickname: string; avatarUrl: string }[];
  /** null: follows and albums */
  subject: NoticeSubject | null;
  /** the newest words that were written, or the comment that was liked */
  comment: { commentId: number; parentCommentId: number; content: string } | null;
  /** the newest album */
  album: { id: number; name: string; picUrl: string; artistName: string } | null;
}

/** Which kinds count beside the bell; the others are there when one looks. */
export interface NoticeChoice {
  replies: boolean;
  mentions: boolean;
  likes: boolean;
  follows: boolean;
  albums: boolean;
}
