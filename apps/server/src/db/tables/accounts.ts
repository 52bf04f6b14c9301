import type { Generated } from 'kysely';

/** '' = an ordinary member; `demo` may do nothing about its own account. */
export type Role = '' | 'admin' | 'demo';

/** What the first `user` table did not have. */
export interface UserColumns {
  role: Generated<Role>;
  /** `nicknameKey(nickname)`, unique; null for visitors, who all share one name */
  nickname_key: Generated<string | null>;
}

/** What the first `session` table did not have. */
export interface SessionColumns {
  /** what signed in, in words: `Chrome · Windows` */
  device: Generated<string>;
  last_seen_at: Generated<number>;
}

/** The code a phone has been sent last. */
export interface CaptchaTable {
  country_code: string;
  phone: string;
  code_hash: string;
  /** the code itself, only where an administrator has to hand it on */
  readable: string | null;
  /** wrong tries */
  tries: number;
  created_at: number;
  expires_at: number;
}

/** Signing in by QR code. */
export interface QrLoginTable {
  key_hash: string;
  /** 801, 802, 803 of the contract, or 800 when the other side refused */
  state: number;
  /** who scanned it */
  user_id: number | null;
  /** what the one who scanned must show to decide */
  ticket_hash: string | null;
  created_at: number;
  expires_at: number;
}

export interface InvitationTable {
  id: Generated<number>;
  code_hash: string;
  /** null: from the command line, or by somebody who has left */
  created_by: number | null;
  created_at: number;
  expires_at: number;
  /** null: still open */
  used_at: number | null;
  used_by: number | null;
}

export interface AccountTables {
  captcha: CaptchaTable;
  qr_login: QrLoginTable;
  invitation: InvitationTable;
}
