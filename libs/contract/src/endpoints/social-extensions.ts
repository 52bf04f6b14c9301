/** @file Calls about posts, comments and users beyond the contract (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { UserNotification, NotificationSettings } from '../entities/notifications.ts';
import type { ReportedKind, ReportedContent, ReportReason } from '../entities/reports.ts';
import type { Comment, EventPrivacy, HiddenUser, SocialEvent, SuggestedUser } from '../entities/social.ts';

interface Done {
  code: number;
}
const post = { method: 'POST' } as const;

/**
 * Uploads a picture in the form field `imgFile`. The returned key is valid for `pics` of `share/resource` for one
 * day.
 */
export const eventPicture = endpoint<
  object,
  { code: number; data: { key: string; url: string; width: number; height: number } }
>('/x/event/picture', post);
/** A single post. Code 404: it does not exist or the caller may not see it. */
export const eventDetail = endpoint<{ evId: string }, { code: number; event: SocialEvent }>(
  '/x/event/detail',
);
/**
 * Sets who may see the caller's posts at all, in addition to the setting of each post; without `events` it only
 * reads the setting.
 */
export const feedPrivacy = endpoint<
  { events?: EventPrivacy },
  { code: number; data: { events: EventPrivacy } }
>('/x/people/feed-privacy', post);

export interface CommentDensity {
  /** length of a part, ms; the last part may be shorter */
  partMs: number;
  /** number of comments on each part, from the beginning of the song */
  counts: number[];
}
/** Number of comments on each part of a song. */
export const commentHeat = endpoint<{ id: string }, { code: number; data: CommentDensity }>(
  '/x/comment/heat',
);
/**
 * Comments on moments of a song between `from` and `to` (ms), by moment; the most liked first among those of one
 * moment.
 */
export const commentMoments = endpoint<
  { id: string; from?: number; to?: number; limit?: number },
  { code: number; data: { comments: Comment[]; more: boolean } }
>('/x/comment/moments');

/** Reports content to the administrators; a second report of the same user replaces the first. */
export const report = endpoint<{ kind: ReportedKind; id: string; reason: ReportReason; note?: string }, Done>(
  '/x/report',
  post,
);
/** For administrators: undecided reports (`kept` false) or content that was kept, newest first. */
export const adminReports = endpoint<
  { kept?: boolean; limit?: number; offset?: number },
  { code: number; data: ReportedContent[]; more: boolean; waiting: number }
>('/x/admin/reports');
/** For administrators: removes reported content (all posts and comments of a reported user) or keeps it. */
export const adminReportResolve = endpoint<
  { kind: ReportedKind; id: string; action: 'keep' | 'remove' },
  Done
>('/x/admin/reports/resolve', post);
/** For administrators: removes a comment or a post without a report. */
export const adminRemove = endpoint<{ kind: 'comment' | 'event'; id: string }, Done>('/x/admin/remove', post);

/** `t`: 1 blocks, any other value unblocks. Blocking removes the follows in both directions. */
export const peopleBlock = endpoint<{ id: string; t: number }, Done>('/x/people/block', post);
export const peopleMute = endpoint<{ id: string; t: number }, Done>('/x/people/mute', post);
export const peopleHidden = endpoint<object, { code: number; data: HiddenUser[] }>('/x/people/hidden');
/** Users whom the caller may want to follow, with the reason. */
export const peopleSuggested = endpoint<{ limit?: number }, { code: number; data: SuggestedUser[] }>(
  '/x/people/suggested',
);
/** Dismisses a suggested user; `t` 0 undoes that. */
export const peopleNotSuggested = endpoint<{ id: string; t?: number }, Done>('/x/people/not-suggested', post);

/** Notifications of the caller, newest first; `before`: `time` of the last one of the previous page. */
export const notifications = endpoint<
  { limit?: number; before?: number },
  { code: number; data: { notices: UserNotification[]; more: boolean; unread: number } }
>('/x/notices');
/** Marks notifications up to `until` as read (ms since 1970, default now). */
export const notificationsRead = endpoint<{ until?: number }, Done>('/x/notices/read', post);
/**
 * `unread`: number of unread notifications of the kinds that count for the caller. `any`: there are unread ones of
 * other kinds.
 */
export const notificationsUnread = endpoint<object, { code: number; data: { unread: number; any: boolean } }>(
  '/x/notices/unread',
);
/**
 * Sets which kinds of notifications count; kinds that are left out stay. By default replies and mentions count,
 * other kinds do not.
 */
export const notificationSettings = endpoint<
  Partial<NotificationSettings>,
  { code: number; data: NotificationSettings }
>('/x/notices/choice', post);
