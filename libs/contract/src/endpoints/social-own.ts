/** @file The product's own calls about posts, comments and people (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { Notice, NoticeChoice } from '../entities/notices.ts';
import type { ReportedKind, ReportedThing, ReportReason } from '../entities/reports.ts';
import type { Comment, EventPrivacy, HiddenPerson, SocialEvent, SuggestedUser } from '../entities/social.ts';

interface Done {
  code: number;
}
const post = { method: 'POST' } as const;

/** Form field `imgFile`. The key is for `pics` of `share/resource`, for a day. */
export const eventPicture = endpoint<
  object,
  { code: number; data: { key: string; url: string; width: number; height: number } }
>('/x/event/picture', post);
/** One event. Code 404: there is none that the caller may see. */
export const eventDetail = endpoint<{ evId: string }, { code: number; event: SocialEvent }>(
  '/x/event/detail',
);
/** Who may see one's dynamics at all, beside what each of them says; without `events` it is only told. */
export const feedPrivacy = endpoint<
  { events?: EventPrivacy },
  { code: number; data: { events: EventPrivacy } }
>('/x/people/feed-privacy', post);

export interface HeatAnswer {
  /** length of a part, ms; the last may be shorter */
  partMs: number;
  /** comments that speak of a moment of each part, from the beginning of the song */
  counts: number[];
}
/** Where people say something about a song. */
export const commentHeat = endpoint<{ id: string }, { code: number; data: HeatAnswer }>('/x/comment/heat');
/** Comments of a song that speak of moments from `from` up to `to` (ms), the earliest moment first; of one moment the most liked first. */
export const commentMoments = endpoint<
  { id: string; from?: number; to?: number; limit?: number },
  { code: number; data: { comments: Comment[]; more: boolean } }
>('/x/comment/moments');

/** Asks administrators to look at something; a second report of the same person replaces the first. */
export const report = endpoint<{ kind: ReportedKind; id: string; reason: ReportReason; note?: string }, Done>(
  '/x/report',
  post,
);
/** For administrators: what waits (`kept` false) or was kept, the newest first. */
export const adminReports = endpoint<
  { kept?: boolean; limit?: number; offset?: number },
  { code: number; data: ReportedThing[]; more: boolean; waiting: number }
>('/x/admin/reports');
/** For administrators: removes a reported thing (of people: all their posts and comments) or keeps it. */
export const adminReportResolve = endpoint<
  { kind: ReportedKind; id: string; action: 'keep' | 'remove' },
  Done
>('/x/admin/reports/resolve', post);
/** For administrators: removes a comment or a post that nobody has reported. */
export const adminRemove = endpoint<{ kind: 'comment' | 'event'; id: string }, Done>('/x/admin/remove', post);

/** `t`: 1 begins it, anything else ends it. Blocking ends the follows in both directions. */
export const peopleBlock = endpoint<{ id: string; t: number }, Done>('/x/people/block', post);
export const peopleMute = endpoint<{ id: string; t: number }, Done>('/x/people/mute', post);
export const peopleHidden = endpoint<object, { code: number; data: HiddenPerson[] }>('/x/people/hidden');
/** People whom the caller may like to follow, with the reason. */
export const peopleSuggested = endpoint<{ limit?: number }, { code: number; data: SuggestedUser[] }>(
  '/x/people/suggested',
);
/** Somebody is not proposed again; `t` 0 takes that back. */
export const peopleNotSuggested = endpoint<{ id: string; t?: number }, Done>('/x/people/not-suggested', post);

/** What the caller is told of, the newest first; `before`: `time` of the last of the page before. */
export const notices = endpoint<
  { limit?: number; before?: number },
  { code: number; data: { notices: Notice[]; more: boolean; unread: number } }
>('/x/notices');
/** Everything up to `until` (ms since 1970, default now) is read. */
export const noticesRead = endpoint<{ until?: number }, Done>('/x/notices/read', post);
/** `unread`: of the kinds that the caller lets count. `any`: something else is new. */
export const noticesUnread = endpoint<object, { code: number; data: { unread: number; any: boolean } }>(
  '/x/notices/unread',
);
/** Which kinds count; what is left out stays. Replies and mentions do, the others do not, until somebody says otherwise. */
export const noticesChoice = endpoint<Partial<NoticeChoice>, { code: number; data: NoticeChoice }>(
  '/x/notices/choice',
  post,
);
