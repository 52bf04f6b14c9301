/** @file Reports of content to the administrators (docs/api-extensions.md). */
import type { NotificationSubject } from './notifications.ts';

export type ReportedKind = 'comment' | 'event' | 'user';
export type ReportReason = 'spam' | 'abuse' | 'illegal' | 'privacy' | 'other';

/** All reports of one piece of content or of one user. */
export interface ReportedContent {
  kind: ReportedKind;
  id: number;
  /** time of the newest report, ms since 1970 */
  time: number;
  /** number of reporting users */
  count: number;
  reasons: ReportReason[];
  /** additional texts of the reporters, newest first, at most 20 */
  notes: string[];
  author: { userId: number; nickname: string; avatarUrl: string };
  /** current text of the content; '' for users */
  content: string;
  /** addresses of the content's pictures */
  pictures: string[];
  /** resource that the content belongs to; null for users */
  subject: NotificationSubject | null;
  /** time at which an administrator kept it, ms since 1970; 0: undecided */
  keptTime: number;
}
