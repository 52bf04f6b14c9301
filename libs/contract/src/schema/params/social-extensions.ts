import { z } from 'zod';
import { id, limit, none, offset, optionalFlag, integer } from '../fields.ts';
import { optionalMessage, privacyOf } from './social-fields.ts';

const MOST = 100;
const DAY_MS = 86_400_000;
const someTime = integer(0, 0, Number.MAX_SAFE_INTEGER);

const kind = z.enum(['comment', 'event', 'user']);
const onOff = z.object({ id, t: integer(0, 0, 1) });

/** Parameters of social calls beyond the contract (docs/api-extensions.md). */
export const socialExtensionParams = {
  eventPicture: none,
  eventDetail: z.object({ evId: id }),
  feedPrivacy: z.object({ events: privacyOf.optional() }),
  commentHeat: z.object({ id }),
  commentMoments: z.object({
    id,
    from: integer(0, 0, DAY_MS),
    to: integer(DAY_MS, 0, DAY_MS),
    limit: limit(50, MOST),
  }),
  report: z.object({
    kind,
    id,
    reason: z.enum(['spam', 'abuse', 'illegal', 'privacy', 'other']),
    note: optionalMessage,
  }),
  adminReports: z.object({ kept: optionalFlag, limit: limit(20, MOST), offset }),
  adminReportResolve: z.object({ kind, id, action: z.enum(['keep', 'remove']) }),
  adminRemove: z.object({ kind: z.enum(['comment', 'event']), id }),
  peopleBlock: onOff,
  peopleMute: onOff,
  peopleHidden: none,
  peopleSuggested: z.object({ limit: limit(12, MOST) }),
  peopleNotSuggested: z.object({ id, t: integer(1, 0, 1) }),
  notifications: z.object({ limit: limit(20, MOST), before: someTime }),
  notificationsRead: z.object({ until: someTime }),
  notificationsUnread: none,
  notificationSettings: z.object({
    replies: optionalFlag,
    mentions: optionalFlag,
    likes: optionalFlag,
    follows: optionalFlag,
    albums: optionalFlag,
  }),
};
