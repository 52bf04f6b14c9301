import type { Generated } from 'kysely';

/**
 * '' = ordinary user; `demo` may not change its own account; `system` owns the charts while there is no demo catalogue,
 * and is neither found nor suggested.
 */
export type Role = '' | 'admin' | 'demo' | 'system';

/** Columns added to `user` after the first schema. */
export interface UserColumns {
  role: Generated<Role>;
  /** `nicknameKey(nickname)`, unique; null for visitors, who all have the same nickname */
  nickname_key: Generated<string | null>;
}

/** Columns added to `session` after the first schema. */
export interface SessionColumns {
  /** device name of the login: `Chrome · Windows` */
  device: Generated<string>;
  last_seen_at: Generated<number>;
}

/** The last code sent to a phone. */
export interface CaptchaTable {
  country_code: string;
  phone: string;
  code_hash: string;
  /** the code in plain text, only when administrators deliver codes by hand */
  readable: string | null;
  /** wrong attempts */
  tries: number;
  created_at: number;
  expires_at: number;
}

/** Login by QR code. */
export interface QrLoginTable {
  key_hash: string;
  /** 801, 802, 803 of the contract, or 800 when the login was refused */
  state: number;
  /** user who scanned the code */
  user_id: number | null;
  /** hash of the ticket that the scanning user needs to confirm or refuse */
  ticket_hash: string | null;
  created_at: number;
  expires_at: number;
}

/** An invitation to sign up. */
export interface InvitationTable {
  id: Generated<number>;
  code_hash: string;
  /** null: created by the command line or by a removed user */
  created_by: number | null;
  created_at: number;
  expires_at: number;
  /** null: not used yet */
  used_at: number | null;
  used_by: number | null;
}

/** A limit of the bit rate that administrators set for a user. */
export interface BitrateLimitTable {
  user_id: number;
  /** kbit/s */
  kbps: number;
}

export interface AccountTables {
  bitrate_limit: BitrateLimitTable;
  captcha: CaptchaTable;
  qr_login: QrLoginTable;
  invitation: InvitationTable;
}
