/** @file What people ask administrators to look at (docs/api-extensions.md). */
import type { NoticeSubject } from './notices.ts';

export type ReportedKind = 'comment' | 'event' | 'user';
export type ReportReason = 'spam' | 'abuse' | 'illegal' | 'privacy' | 'other';

/** Reports of one thing, together. */
export interface ReportedThing {
  kind: ReportedKind;
  id: number;
  /** of the newest report, ms since 1970 */
  time: number;
  /** how many people */
  count: number;
  reasons: ReportReason[];
  /** what reporters added, the newest first; 20 at most */
  notes: string[];
  author: { userId: number; nickname: string; avatarUrl: string };
  /** its words as they are now; '' for people */
  content: string;
  /** addresses of its pictures */
  pictures: string[];
  /** where it stands; null for people */
  subject: NoticeSubject | null;
  /** when an administrator kept it, ms since 1970; 0: waiting */
  keptTime: number;
}
