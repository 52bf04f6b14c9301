import { z } from 'zod';
import type { CommentDensity } from '../../endpoints/social-extensions.ts';
import type {
  UserNotification,
  NotificationSettings,
  NotificationSubject,
} from '../../entities/notifications.ts';
import type { ReportedContent } from '../../entities/reports.ts';
import type { HiddenUser, SuggestedUser } from '../../entities/social.ts';
import { comment, followUser, socialEvent } from './social-entities.ts';
import { address, count, okAnswer, id, name, ok, strictShape, time, anyText } from './values.ts';

const privacy = z.literal([0, 1, 2, 6]);
const person = z.strictObject({ userId: id, nickname: name, avatarUrl: address });

const subject = strictShape<NotificationSubject>()({
  kind: z.enum(['event', 'song', 'mv', 'playlist', 'album', 'video']),
  id: name,
  userId: count,
  words: anyText,
});

const notice = strictShape<UserNotification>()({
  id: name,
  kind: z.enum(['reply', 'comment', 'mention', 'like-comment', 'like-event', 'forward', 'follow', 'album']),
  time,
  unread: z.boolean(),
  count: id,
  people: z.array(person).max(3),
  subject: subject.nullable(),
  comment: z.strictObject({ commentId: id, parentCommentId: count, content: name }).nullable(),
  album: z.strictObject({ id, name, picUrl: address, artistName: name }).nullable(),
});

const choice = strictShape<NotificationSettings>()({
  replies: z.boolean(),
  mentions: z.boolean(),
  likes: z.boolean(),
  follows: z.boolean(),
  albums: z.boolean(),
});

const reported = strictShape<ReportedContent>()({
  kind: z.enum(['comment', 'event', 'user']),
  id,
  time,
  count: id,
  reasons: z.array(z.enum(['spam', 'abuse', 'illegal', 'privacy', 'other'])).min(1),
  notes: z.array(name).max(20),
  author: person,
  content: anyText,
  pictures: z.array(address),
  subject: subject.nullable(),
  keptTime: z.union([time, z.literal(0)]),
});

const hidden = strictShape<HiddenUser>()({
  userId: id,
  nickname: name,
  avatarUrl: address,
  kind: z.enum(['block', 'mute']),
  time,
});

const suggested: z.ZodType<SuggestedUser> = followUser.extend({
  reason: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('friends'), count: id, nicknames: z.array(name).min(1).max(3) }),
    z.strictObject({ kind: z.literal('songs'), count: id }),
    z.strictObject({ kind: z.literal('artists'), count: id, names: z.array(name).min(1).max(3) }),
    z.strictObject({ kind: z.literal('popular'), count }),
  ]),
});

const heat = strictShape<CommentDensity>()({ partMs: id, counts: z.array(count).min(1) });

/** Answers of social calls beyond the contract (docs/api-extensions.md). */
export const socialExtensionAnswers = {
  eventPicture: z.strictObject({
    code: ok,
    data: z.strictObject({ key: name, url: address, width: id, height: id }),
  }),
  eventDetail: z.strictObject({ code: ok, event: socialEvent }),
  feedPrivacy: z.strictObject({ code: ok, data: z.strictObject({ events: privacy }) }),
  commentHeat: z.strictObject({ code: ok, data: heat }),
  commentMoments: z.strictObject({
    code: ok,
    data: z.strictObject({ comments: z.array(comment), more: z.boolean() }),
  }),
  report: okAnswer,
  adminReports: z.strictObject({ code: ok, data: z.array(reported), more: z.boolean(), waiting: count }),
  adminReportResolve: okAnswer,
  adminRemove: okAnswer,
  peopleBlock: okAnswer,
  peopleMute: okAnswer,
  peopleHidden: z.strictObject({ code: ok, data: z.array(hidden) }),
  peopleSuggested: z.strictObject({ code: ok, data: z.array(suggested) }),
  peopleNotSuggested: okAnswer,
  notifications: z.strictObject({
    code: ok,
    data: z.strictObject({ notices: z.array(notice), more: z.boolean(), unread: count }),
  }),
  notificationsRead: okAnswer,
  notificationsUnread: z.strictObject({
    code: ok,
    data: z.strictObject({ unread: count, any: z.boolean() }),
  }),
  notificationSettings: z.strictObject({ code: ok, data: choice }),
};
