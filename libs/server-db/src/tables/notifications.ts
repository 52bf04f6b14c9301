import type { NotificationKind, ReportedKind, ReportReason } from '@qingyin/contract';
import type { Generated } from 'kysely';

/** A notification; written in the transaction of its cause and deleted with it. */
export interface NotificationTable {
  id: Generated<number>;
  /** recipient */
  user_id: number;
  /** user who caused it */
  actor_id: number;
  /** notifications of new albums are derived from the catalogue and have no rows */
  kind: Exclude<NotificationKind, 'album'>;
  /** rows of one recipient with the same key are merged into one notification */
  group_key: string;
  /** resource type as in `comment`; -1: none (follows) */
  resource_type: number;
  resource_id: number;
  /** the comment that was written or liked, 0 = none */
  comment_id: number;
  /** the post that forwards the resource, 0 = none */
  event_id: number;
  created_at: number;
}

/**
 * Read position of a user, and the notification kinds that are enabled: 1 or 0. Without a row nothing is read and
 * the defaults apply.
 */
export interface NotificationStateTable {
  user_id: number;
  read_until: number;
  replies: number;
  mentions: number;
  likes: number;
  follows: number;
  albums: number;
}

/** A report (moderation) for administrators. */
export interface ReportTable {
  kind: ReportedKind;
  target_id: number;
  /** reporter */
  user_id: number;
  reason: ReportReason;
  note: string;
  created_at: number;
  /** when an administrator decided to keep the content, 0 = pending */
  kept_at: number;
}

export interface NotificationTables {
  notice: NotificationTable;
  notice_state: NotificationStateTable;
  report: ReportTable;
}
