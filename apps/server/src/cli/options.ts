import type { MinimumRate } from '@qingyin/server-files';
import { type OutsideAddresses, publicAddresses } from '@qingyin/server-outside-sources';
import { repositoryRoot } from '@qingyin/server-kernel';
import { resolve } from 'node:path';
import { MAX_PLAYLIST_SONGS } from '@qingyin/contract/schema';
import { LOG_LEVELS, type LogLevel } from '../http/logger.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { type AccountOptions, accountOptions } from './account-options.ts';
import { bytes, databaseUrl, musicFolders, onOrOff, origins, url, whole, yes } from './option-values.ts';
import { parseArguments } from './parse-arguments.ts';
import { publicAddress } from './public-address.ts';
import { parseTrustedProxies } from './proxy-option.ts';
import type { TextOption } from './parse-arguments.ts';
import { UsageError } from './usage-error.ts';

/** Configuration of the server. */
export interface ServerOptions extends AccountOptions {
  /** 0 = any free port */
  port: number;
  host: string;
  dataDir: string;
  /** folder of rendered audio and images; servers may share it (QINGYIN_AUDIO_CACHE) */
  mediaDir: string;
  /** name or path of ffmpeg, `off` for none (QINGYIN_FFMPEG); undefined: `ffmpeg` in PATH */
  ffmpeg: string | undefined;
  /** addresses of MusicBrainz and the Cover Art Archive (QINGYIN_MUSICBRAINZ_URL, QINGYIN_COVER_ART_URL) */
  outside: OutsideAddresses;
  /** absolute paths of folders with music (--music) */
  music: string[];
  /** --demo-catalogue; undefined: not given, see `demoAtFirstStart` */
  demoCatalogue: 'on' | 'off' | undefined;
  /** `postgres://…` (DATABASE_URL); undefined: SQLite in the data folder */
  databaseUrl: string | undefined;
  /** folder of the built client */
  webDir: string;
  /** with the base path */
  publicUrl: string | undefined;
  /** path below which browsers reach the server, e.g. `/music`; empty: the root of the host */
  basePath: string;
  trustProxy: TrustedProxies;
  /** origins of other sites whose pages may use the browser's session */
  corsOrigins: string[];
  tls: { cert: string; key: string } | undefined;
  /** URL of another service of the contract to which /api is proxied */
  api: string | undefined;
  /** concurrency limit of API calls; further ones are refused */
  maxCalls: number;
  /** maximum number of connections; undefined: derived from the limit of open files */
  maxConnections: number | undefined;
  /** time in which the body of a request must arrive, uploads excepted */
  bodyTimeoutMs: number;
  /** quota of one user's cloud disk, bytes */
  uploadQuota: number;
  /** largest uploaded song, bytes */
  maxUpload: number;
  /** minimum upload rate */
  leastRate: MinimumRate;
  /** maximum number of songs in a zip */
  maxDownload: number;
  /** concurrency limit of zip downloads */
  maxZips: number;
  /** whether sound files are measured in the background (docs/sound.md) */
  measureSound: boolean;
  logLevel: LogLevel;
  seedBig: number;
  seedCrowd: number;
  seedLibrary: number;
  seedShort: number;
}

export { UsageError } from './usage-error.ts';

const DEFAULT_PORT = 4200;
const MAX_PORT = 65_535;
const DEFAULT_MAX_CALLS = 400;
const MOST_MAX_CALLS = 100_000;
const MOST_CONNECTIONS = 1_000_000;
const DEFAULT_BODY_S = 60;
const LONGEST_BODY_S = 3600;
const DEFAULT_QUOTA = '10GB';
const DEFAULT_MAX_UPLOAD = '500MB';
const DEFAULT_MIN_RATE = '1KB';
const DEFAULT_WINDOW_S = 60;
const LONGEST_WINDOW_S = 3600;
const DEFAULT_MAX_DOWNLOAD = 10_000;
const DEFAULT_MAX_ZIPS = 8;
const MOST_ZIPS = 1000;
const MAX_SEED = 100_000;
/** Ids of the generated crowd's posts stay below those of users' posts. */
const MAX_CROWD = 100_000;

/**
 * Parses command line and environment; the command line takes precedence.
 *
 * @throws UsageError
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): ServerOptions {
  const given = parseArguments(args);
  const text = (name: TextOption): string | undefined =>
    given[name] ?? (env[`QINGYIN_${name.toUpperCase().replaceAll('-', '_')}`] || undefined);
  const cert = text('tls-cert');
  const key = text('tls-key');
  if ((cert === undefined) !== (key === undefined))
    throw new UsageError('--tls-cert and --tls-key belong together');
  const logLevel = LOG_LEVELS.find((level) => level === (text('log-level') ?? 'warn'));
  if (!logLevel) throw new UsageError(`--log-level is one of ${LOG_LEVELS.join(', ')}`);
  const host = text('host') ?? 'localhost';
  const { publicUrl, basePath } = publicAddress(text('public-url'), text('base-path'));
  const dataDir = resolve(text('data') ?? `${repositoryRoot}data`);
  return {
    port: whole('--port', text('port'), DEFAULT_PORT, MAX_PORT),
    host,
    dataDir,
    mediaDir: resolve(env['QINGYIN_AUDIO_CACHE'] || dataDir),
    ffmpeg: env['QINGYIN_FFMPEG'] || undefined,
    outside: {
      musicBrainz:
        url('QINGYIN_MUSICBRAINZ_URL', env['QINGYIN_MUSICBRAINZ_URL'] || undefined) ??
        publicAddresses.musicBrainz,
      coverArt:
        url('QINGYIN_COVER_ART_URL', env['QINGYIN_COVER_ART_URL'] || undefined) ?? publicAddresses.coverArt,
    },
    music: musicFolders(given.music, env['QINGYIN_MUSIC']),
    demoCatalogue: onOrOff('--demo-catalogue', text('demo-catalogue')),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    webDir: resolve(text('web') ?? `${repositoryRoot}dist/apps/web`),
    publicUrl,
    basePath,
    ...accountOptions(text, given.demo ?? yes(env['QINGYIN_DEMO']), { host, publicUrl }),
    trustProxy: parseTrustedProxies(text('trust-proxy')),
    corsOrigins: origins(text('cors-origins')),
    tls: cert !== undefined && key !== undefined ? { cert, key } : undefined,
    api: url('--api', text('api')),
    maxCalls: whole('--max-calls', text('max-calls'), DEFAULT_MAX_CALLS, MOST_MAX_CALLS, 1),
    maxConnections:
      text('max-connections') === undefined
        ? undefined
        : whole('--max-connections', text('max-connections'), 0, MOST_CONNECTIONS, 1),
    bodyTimeoutMs: whole('--body-timeout', text('body-timeout'), DEFAULT_BODY_S, LONGEST_BODY_S, 1) * 1000,
    uploadQuota: bytes('--upload-quota', text('upload-quota') ?? DEFAULT_QUOTA),
    maxUpload: bytes('--max-upload', text('max-upload') ?? DEFAULT_MAX_UPLOAD),
    leastRate: {
      bytesPerS: bytes('--min-upload-rate', text('min-upload-rate') ?? DEFAULT_MIN_RATE),
      windowMs: whole('--upload-window', text('upload-window'), DEFAULT_WINDOW_S, LONGEST_WINDOW_S, 1) * 1000,
    },
    maxDownload: whole('--max-download', text('max-download'), DEFAULT_MAX_DOWNLOAD, MAX_PLAYLIST_SONGS, 1),
    maxZips: whole('--max-zips', text('max-zips'), DEFAULT_MAX_ZIPS, MOST_ZIPS),
    measureSound: given.measureSound ?? yes(env['QINGYIN_MEASURE_SOUND']) ?? true,
    logLevel,
    seedLibrary: whole('--seed-library', text('seed-library'), 0, MAX_SEED),
    seedCrowd: whole('--seed-crowd', text('seed-crowd'), 0, MAX_CROWD),
    seedBig: whole('--seed-big', text('seed-big'), 0, MAX_SEED),
    seedShort: whole('--seed-short', text('seed-short'), 0, MAX_SEED),
  };
}
