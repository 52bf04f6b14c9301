import type { NoticeKind, ReportedKind, ReportReason } from '@qingyin/contract';
import type { Generated } from 'kysely';

/** What somebody is told of; written with what causes it, and gone with that. */
export interface NoticeTable {
  id: Generated<number>;
  /** who is told */
  user_id: number;
  /** who did it */
  actor_id: number;
  /** albums are told from the catalogue and have no rows */
  kind: Exclude<NoticeKind, 'album'>;
  /** rows of one person with the same are one notice */
  group_key: string;
  /** where it happened, as in `comment`; -1: nowhere (follows) */
  resource_type: number;
  resource_id: number;
  /** what was written or liked, 0 = none */
  comment_id: number;
  /** the post that passes the resource on, 0 = none */
  event_id: number;
  created_at: number;
}

/** How far somebody has read, and what counts for them: 1 or 0. Who has no row has read nothing and chosen nothing. */
export interface NoticeStateTable {
  user_id: number;
  read_until: number;
  replies: number;
  mentions: number;
  likes: number;
  follows: number;
  albums: number;
}

/** Something that a person asks administrators to look at. */
export interface ReportTable {
  kind: ReportedKind;
  target_id: number;
  /** who reports */
  user_id: number;
  reason: ReportReason;
  note: string;
  created_at: number;
  /** when an administrator looked and kept the thing, 0 = waits */
  kept_at: number;
}

export interface NoticeTables {
  notice: NoticeTable;
  notice_state: NoticeStateTable;
  report: ReportTable;
}
