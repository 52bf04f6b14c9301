/** @file The product's own calls about accounts (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { LoginAnswer } from '../entities/login-answer.ts';

export interface SignedInDevice {
  id: string;
  /** what signed in, in words: `Chrome · Windows`; empty when it did not say */
  device: string;
  createTime: number;
  lastSeenTime: number;
  /** the one this was asked with */
  current: boolean;
}

export interface Invitation {
  id: number;
  createTime: number;
  expireTime: number;
  /** `open`, `used`, `expired` */
  state: 'open' | 'used' | 'expired';
  /** who came by it, when still here */
  usedBy: { userId: number; nickname: string } | null;
}

/** A code for somebody's phone that an administrator is to hand on. */
export interface WaitingCaptcha {
  countryCode: string;
  phone: string;
  captcha: string;
  createTime: number;
  expireTime: number;
}

/** Files whose sound is measured, that wait for it, and that cannot be measured. */
export interface SoundProgress {
  measured: number;
  waiting: number;
  failed: number;
  /** the latest first; `hash` is the content, `reason` begins with `broken`, `unsupported`, `empty`, `gone` or `crashed` */
  failures: { hash: string; reason: string; time: number }[];
}

/** The state of stored files. */
export interface StoredFilesState {
  /** what the clean-up has moved to the trash, which keeps it for 30 days */
  trash: { files: number; bytes: number };
  /** a clean-up that waits for an administrator: the database did not know `unknown` of `files` stored files */
  cleanUp: { files: number; unknown: number; time: number } | null;
  /**
   * files that are not what was stored, and the latest 100 of them: `hash` is the content's SHA-256, `reason` `missing`,
   * `size` or `content`
   */
  damaged: { count: number; files: { hash: string; size: number; reason: string; time: number }[] };
}

/** Rows of the database by table, as they are kept. */
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
/** the signed-in user's side of a QR code; `ticket` is what scanning gave */
export const qrConfirm = endpoint<
  { key: string; action: 'scan' | 'confirm' | 'refuse'; ticket?: string },
  { code: number; data: { state: number; ticket: string } }
>('/x/qr/confirm', { method: 'POST' });
export const adminClaim = endpoint<{ claim: string }, { code: number }>('/x/admin/claim', { method: 'POST' });
export const adminCaptchas = endpoint<object, { code: number; data: WaitingCaptcha[] }>('/x/admin/captchas');
/** how far the measuring of sound files has come */
export const adminSound = endpoint<object, { code: number; data: SoundProgress }>('/x/admin/sound');
/** the state of stored files */
export const adminFiles = endpoint<object, { code: number; data: StoredFilesState }>('/x/admin/files');
/** moves files that the database does not know to the trash, unless they are more than `unknown` */
export const adminFilesClean = endpoint<{ unknown: number }, { code: number; data: { moved: number } }>(
  '/x/admin/files/clean',
  { method: 'POST' },
);
export const invitations = endpoint<object, { code: number; data: Invitation[] }>('/x/invitations');
/** the link is shown this once */
export const invitationCreate = endpoint<
  { days?: number },
  { code: number; data: Invitation & { invitation: string; link: string } }
>('/x/invitations/create', { method: 'POST' });
export const invitationRevoke = endpoint<{ id: string }, { code: number }>('/x/invitations/revoke', {
  method: 'POST',
});
/** what the caller may do beyond a guest; `''` for members */
export const role = endpoint<object, { code: number; data: { role: string } }>('/x/role');
