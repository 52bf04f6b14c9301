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

/** Application context: services that all handlers of the process share. */
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

/** A cookie to be set with the answer. */
export interface CookieToSet {
  name: string;
  value: string;
  /** s; 0 deletes the cookie */
  maxAge: number;
  httpOnly: boolean;
}

/** Request context that a handler receives, independent of the HTTP framework. */
export interface Call {
  house: House;
  db: Db;
  bag: Bag;
  /** user of the session, also an anonymous visitor; null without a session */
  user: SessionUser | null;
  /** the session token that was sent, for logging out */
  token: string | null;
  /** `https://host` prefix of absolute URLs in answers, without a trailing slash */
  origin: string;
  /** true: the caller is a page in a browser, and answers must not contain the session token */
  fromPage: boolean;
  /** IP address of the caller, for rate limits */
  address: string;
  /** device name derived from the `User-Agent` */
  device: string;
  log: FastifyBaseLogger;
  setCookies(cookies: CookieToSet[]): void;
  /** receives the uploaded file of a form, in routes that accept files */
  receive: ReceiveFile;
  /** Marks the answer as personal: no cache may store it, although the endpoint is public. */
  keepPrivate(): void;
}
