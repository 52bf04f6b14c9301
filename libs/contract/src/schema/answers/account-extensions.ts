import { z } from 'zod';
import { bitrateLimits } from '../../bitrate-limits.ts';
import type {
  BitrateLimits,
  DemoCatalogueState,
  Invitation,
  SignedInDevice,
  PendingCaptcha,
} from '../../endpoints/account-extensions.ts';
import { address, count, okAnswer, id, name, ok, strictShape, time, anyText } from './values.ts';

const device = strictShape<SignedInDevice>()({
  id: name,
  device: anyText,
  createTime: time,
  lastSeenTime: time,
  current: z.boolean(),
});

const invitation = strictShape<Invitation>()({
  id,
  createTime: time,
  expireTime: time,
  state: z.enum(['open', 'used', 'expired']),
  usedBy: z.strictObject({ userId: id, nickname: name }).nullable(),
});

const captcha = strictShape<PendingCaptcha>()({
  countryCode: name,
  phone: name,
  captcha: name,
  createTime: time,
  expireTime: time,
});

const demoAnswer = z.strictObject({
  code: ok,
  data: strictShape<DemoCatalogueState>()({
    state: z.enum(['on', 'off', 'adding', 'removing']),
    progress: count.max(100).nullable(),
    question: z.boolean(),
  }),
});

const bitrate = z.literal([...bitrateLimits]);
const limitsAnswer = z.strictObject({
  code: ok,
  data: strictShape<BitrateLimits>()({
    everyone: bitrate.nullable(),
    users: z.array(z.strictObject({ userId: id, nickname: name, avatarUrl: address, limit: bitrate })),
  }),
});

const rows = z.array(z.record(z.string(), z.union([z.string(), z.number()]).nullable()));

/** Answers of account calls beyond the contract (docs/api-extensions.md). @param signedIn answer of every login */
export const accountExtensionAnswers = <SignedIn extends z.ZodType>(signedIn: SignedIn) => ({
  signUp: signedIn,
  sessions: z.strictObject({ code: ok, data: z.array(device).min(1) }),
  sessionEnd: okAnswer,
  sessionsEndOthers: z.strictObject({ code: ok, ended: count }),
  accountPassword: okAnswer,
  accountDelete: okAnswer,
  accountExport: z.strictObject({
    code: ok,
    data: z.strictObject({ exportTime: time, userId: id, tables: z.record(z.string(), rows) }),
  }),
  qrConfirm: z.strictObject({
    code: ok,
    data: z.strictObject({ state: z.literal([800, 802, 803]), ticket: anyText }),
  }),
  adminClaim: okAnswer,
  adminCaptchas: z.strictObject({ code: ok, data: z.array(captcha) }),
  adminSound: z.strictObject({
    code: ok,
    data: z.strictObject({
      measured: count,
      waiting: count,
      failed: count,
      failures: z.array(z.strictObject({ hash: name, reason: name, time })),
    }),
  }),
  adminDemo: demoAnswer,
  adminDemoSet: demoAnswer,
  bitrateLimit: z.strictObject({
    code: ok,
    data: z.strictObject({ limit: bitrate.nullable(), converts: z.boolean() }),
  }),
  adminBitrateLimits: limitsAnswer,
  adminBitrateLimitSet: limitsAnswer,
  adminFiles: z.strictObject({
    code: ok,
    data: z.strictObject({
      trash: z.strictObject({ files: count, bytes: count }),
      cleanUp: z.strictObject({ files: count, unknown: count, time }).nullable(),
      damaged: z.strictObject({
        count,
        files: z.array(z.strictObject({ hash: name, size: count, reason: name, time })),
      }),
    }),
  }),
  adminFilesClean: z.strictObject({ code: ok, data: z.strictObject({ moved: count }) }),
  invitations: z.strictObject({ code: ok, data: z.array(invitation) }),
  invitationCreate: z.strictObject({
    code: ok,
    data: invitation.extend({ invitation: name, link: address }),
  }),
  invitationRevoke: okAnswer,
  role: z.strictObject({ code: ok, data: z.strictObject({ role: z.enum(['', 'admin', 'demo']) }) }),
});
