import type { FastifyBaseLogger } from 'fastify';
import type { AccountHouse } from '../accounts/account-house.ts';
import type { Db } from '../db/open.ts';
import type { DownloadLimits } from '../downloads/limits.ts';
import type { Media } from '../media/index.ts';
import type { Measuring } from '../sound/measuring.ts';
import type { Sessions, SessionUser } from '../session/sessions.ts';
import type { Limits } from './limits/counter.ts';
import type { Files } from '../files/index.ts';
import type { ReceiveFile } from './form-files.ts';
import type { Bag } from './params-bag.ts';

/** What the whole process shares. */
export interface House {
  db: Db;
  media: Media;
  sessions: Sessions;
  files: Files;
  sounds: Pick<Measuring, 'ask' | 'next' | 'come'>;
  limits: Limits;
  accounts: AccountHouse;
  downloads: DownloadLimits;
  /** ms since 1970 */
  now: () => number;
  version: string;
}

export interface CookieToSet {
  name: string;
  value: string;
  /** s; 0 removes the cookie */
  maxAge: number;
  httpOnly: boolean;
}

/** One request as a handler sees it: no framework in here. */
export interface Call {
  house: House;
  db: Db;
  bag: Bag;
  /** the session's user, anonymous visitors included; null without a session */
  user: SessionUser | null;
  /** the session token the caller sent, for logging out */
  token: string | null;
  /** `https://host` of the addresses handed out, without a trailing slash */
  origin: string;
  /** true: the caller is a page in a browser, which must never see the secret itself */
  fromPage: boolean;
  /** for limits by caller */
  address: string;
  /** the `User-Agent` in words */
  device: string;
  log: FastifyBaseLogger;
  setCookies(cookies: CookieToSet[]): void;
  /** the file of the form that was sent, in routes that take files */
  receive: ReceiveFile;
  /** The answer depends on who asks: no cache may keep it, though the endpoint is public otherwise. */
  keepPrivate(): void;
}
