import type { AccountConfig, Sessions, SessionUser } from '@qingyin/server-accounts';
import type { LocaleCode } from '@qingyin/locales';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Converter } from '@qingyin/server-convert';
import type { Files } from '@qingyin/server-files';
import type { MeasuringQueue } from '@qingyin/server-sound';
import type { Db } from '@qingyin/server-db';
import type { MusicLibraries } from '@qingyin/server-music-library';
import type { Media } from '@qingyin/server-media';
import type { FastifyBaseLogger } from 'fastify';
import type { DownloadLimits } from '../downloads/download-limits.ts';
import type { DemoSwitch } from '@qingyin/server-demo-data';
import type { FairConcurrencyLimit } from './fair-concurrency-limit.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { OutsideSources } from '@qingyin/server-outside-sources';
import type { ReceiveFile } from './multipart-files.ts';
import type { RequestParams } from './request-params.ts';

/** Application context: services that all handlers of the process share. */
export interface AppContext {
  db: Db;
  media: Media;
  sessions: Sessions;
  files: Files;
  music: MusicLibraries;
  outside: OutsideSources;
  converter: Converter;
  /** concurrency limit of requests that wait for a conversion */
  conversions: FairConcurrencyLimit;
  sounds: Pick<MeasuringQueue, 'prioritize' | 'enqueueFollowing' | 'onFileAdded'>;
  limits: RateLimits;
  accounts: AccountConfig;
  downloads: DownloadLimits;
  /** the switch of the demo catalogue */
  demo: DemoSwitch;
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
export interface RequestContext {
  app: AppContext;
  db: Db;
  params: RequestParams;
  /** user of the session, also an anonymous visitor; null without a session */
  user: SessionUser | null;
  /** the session token that was sent, for logging out */
  token: string | null;
  /** prefix of absolute URLs in answers, `https://host` with the base path, without a trailing slash */
  origin: string;
  /** true: the caller is a page in a browser, and answers must not contain the session token */
  fromPage: boolean;
  /** true: the session is that of a page's cookie, and answers must not contain its token */
  pageSession: boolean;
  /** IP address of the caller, for rate limits */
  address: string;
  /** language of texts for the caller */
  locale: LocaleCode;
  /** device name derived from the `User-Agent` */
  device: string;
  log: FastifyBaseLogger;
  setCookies(cookies: CookieToSet[]): void;
  /** receives the uploaded file of a form, in routes that accept files */
  receiveFile: ReceiveFile;
  /** The caller with the music libraries they hear; the answer is personal when there are any. */
  viewer: () => Promise<Viewer>;
  /** Marks the answer as personal: no cache may store it, although the endpoint is public. */
  preventCaching(): void;
}
