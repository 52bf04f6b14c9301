/** @file Calls about accounts beyond the contract (docs/api-extensions.md). */
import type { BitrateLimit } from '../bitrate-limits.ts';
import { endpoint } from '../endpoint.ts';
import type { LoginAnswer } from '../entities/login-answer.ts';

export interface SignedInDevice {
  id: string;
  /** browser and system, such as `Chrome · Windows`; empty when unknown */
  device: string;
  createTime: number;
  lastSeenTime: number;
  /** the session of this call */
  current: boolean;
}

export interface Invitation {
  id: number;
  createTime: number;
  expireTime: number;
  state: 'open' | 'used' | 'expired';
  /** user who signed up with it; null when unused or when the account was deleted */
  usedBy: { userId: number; nickname: string } | null;
}

/** A verification code that an administrator passes on to the owner of the phone. */
export interface PendingCaptcha {
  countryCode: string;
  phone: string;
  captcha: string;
  createTime: number;
  expireTime: number;
}

/** Progress of the background job that measures the loudness of files. */
export interface LoudnessProgress {
  measured: number;
  waiting: number;
  failed: number;
  /**
   * latest first; `hash` is the content's, `reason` begins with `broken`, `unsupported`, `empty`, `gone` or
   * `crashed`
   */
  failures: { hash: string; reason: string; time: number }[];
}

/** State of stored files. */
export interface StoredFilesState {
  /** files that the clean-up moved to the trash, which are deleted after 30 days */
  trash: { files: number; bytes: number };
  /**
   * a clean-up that needs an administrator's approval: the database does not reference `unknown` of `files` stored
   * files
   */
  cleanUp: { files: number; unknown: number; time: number } | null;
  /**
   * number of files that differ from what was stored, and the latest 100 of them: `hash` is the content's SHA-256,
   * `reason` is `missing`, `size` or `content`
   */
  damaged: { count: number; files: { hash: string; size: number; reason: string; time: number }[] };
}

/** Whether the server has the demo catalogue. */
export interface DemoCatalogueState {
  /** `adding` and `removing`: a change is running in the background */
  state: 'on' | 'off' | 'adding' | 'removing';
  /** percent of the running change; null when nothing changes, or another process changes it */
  progress: number | null;
  /** true: administrators are asked once whether it stays */
  question: boolean;
}

/** The limit of the bit rate for the caller. */
export interface CallerBitrateLimit {
  /** kbit/s as set by administrators; null: none */
  limit: BitrateLimit | null;
  /** false: the server converts nothing, so that files above a limit are sent as they are */
  converts: boolean;
}

/** Limits of the bit rate that administrators set, kbit/s; null: none. */
export interface BitrateLimits {
  everyone: BitrateLimit | null;
  users: { userId: number; nickname: string; avatarUrl: string; limit: BitrateLimit }[];
}

/** Rows of the database by table. */
export type AccountExport = Record<string, Record<string, string | number | null>[]>;

interface Passwords {
  password?: string;
  md5_password?: string;
}

export const signUp = endpoint<
  { email: string; password: string; nickname: string; invitation?: string },
  LoginAnswer
>('/x/sign-up', { method: 'POST' });
export const sessions = endpoint<object, { code: number; data: SignedInDevice[] }>('/x/sessions');
export const sessionEnd = endpoint<{ id: string }, { code: number }>('/x/sessions/end', { method: 'POST' });
export const sessionsEndOthers = endpoint<object, { code: number; ended: number }>('/x/sessions/end-others', {
  method: 'POST',
});
export const accountPassword = endpoint<{ oldpassword: string; password: string }, { code: number }>(
  '/x/account/password',
  { method: 'POST' },
);
export const accountDelete = endpoint<Passwords, { code: number }>('/x/account/delete', { method: 'POST' });
export const accountExport = endpoint<
  object,
  { code: number; data: { exportTime: number; userId: number; tables: AccountExport } }
>('/x/account/export');
/** Confirms a QR login on the logged-in device; `ticket` is the result of the action `scan`. */
export const qrConfirm = endpoint<
  { key: string; action: 'scan' | 'confirm' | 'refuse'; ticket?: string },
  { code: number; data: { state: number; ticket: string } }
>('/x/qr/confirm', { method: 'POST' });
export const adminClaim = endpoint<{ claim: string }, { code: number }>('/x/admin/claim', { method: 'POST' });
export const adminCaptchas = endpoint<object, { code: number; data: PendingCaptcha[] }>('/x/admin/captchas');
/** Progress of the loudness measurement. */
export const adminSound = endpoint<object, { code: number; data: LoudnessProgress }>('/x/admin/sound');
/** State of the demo catalogue. */
export const adminDemo = endpoint<object, { code: number; data: DemoCatalogueState }>(
  '/x/admin/demo-catalogue/state',
);
/** Adds or removes the demo catalogue in the background. */
export const adminDemoSet = endpoint<{ on: 0 | 1 }, { code: number; data: DemoCatalogueState }>(
  '/x/admin/demo-catalogue',
  { method: 'POST' },
);
/** The limit of the bit rate for the caller, also without a login. */
export const bitrateLimit = endpoint<object, { code: number; data: CallerBitrateLimit }>('/x/bitrate-limit');
export const adminBitrateLimits = endpoint<object, { code: number; data: BitrateLimits }>(
  '/x/admin/bitrate-limits',
);
/** Sets the limit of a user, or of all listeners without `uid`; 0 removes it. */
export const adminBitrateLimitSet = endpoint<
  { uid?: number | undefined; limit: BitrateLimit | 0 },
  { code: number; data: BitrateLimits }
>('/x/admin/bitrate-limits/set', { method: 'POST' });
/** State of stored files. */
export const adminFiles = endpoint<object, { code: number; data: StoredFilesState }>('/x/admin/files');
/** Moves files that the database does not reference to the trash, unless there are more than `unknown`. */
export const adminFilesClean = endpoint<{ unknown: number }, { code: number; data: { moved: number } }>(
  '/x/admin/files/clean',
  { method: 'POST' },
);
export const invitations = endpoint<object, { code: number; data: Invitation[] }>('/x/invitations');
/** Creates an invitation; only this answer contains the link. */
export const invitationCreate = endpoint<
  { days?: number },
  { code: number; data: Invitation & { invitation: string; link: string } }
>('/x/invitations/create', { method: 'POST' });
export const invitationRevoke = endpoint<{ id: string }, { code: number }>('/x/invitations/revoke', {
  method: 'POST',
});
/** Role of the caller; `''` for ordinary members. */
export const role = endpoint<object, { code: number; data: { role: string } }>('/x/role');
