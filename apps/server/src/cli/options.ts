import type { MinimumRate } from '@qingyin/server-files';
import { isPostgresUrl } from '@qingyin/server-db';
import { repositoryRoot } from '@qingyin/server-kernel';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_PLAYLIST_SONGS } from '@qingyin/contract/schema';
import { LOG_LEVELS, type LogLevel } from '../http/logger.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { type AccountOptions, accountOptions, accountUsage } from './account-options.ts';
import { parseTrustedProxies, normalizeProxyArgument } from './proxy-option.ts';
import { UsageError } from './usage-error.ts';

/** Configuration of the server. */
export interface ServerOptions extends AccountOptions {
  /** 0 = any free port */
  port: number;
  host: string;
  dataDir: string;
  /** folder of rendered audio and images; servers may share it (QINGYIN_AUDIO_CACHE) */
  mediaDir: string;
  /** `postgres://…` (DATABASE_URL); undefined: SQLite in the data folder */
  databaseUrl: string | undefined;
  /** folder of the built client */
  webDir: string;
  publicUrl: string | undefined;
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

export const usage = `Commands instead of serving: backup FILE, restore FILE, user …,
  files, files check, files clean
Options (each also as QINGYIN_PORT, QINGYIN_HOST, …):
  --port 4200            port to listen on; the next free one is taken when it is in use
  --host localhost       address to listen on; 0.0.0.0 opens the server to the network
  --data DIR             where everything is kept
  --public-url URL       address under which others reach this server
  --trust-proxy 1        believe X-Forwarded-* of so many proxies in front, or of those with these addresses, e.g. 10.0.0.0/8,127.0.0.1
  --cors-origins LIST    pages of these origins may use the browser's session, e.g. https://a.example,https://b.example
  --tls-cert FILE --tls-key FILE   serve https
  --api URL              pass /api on to another service of the same contract
  --max-calls 400        API calls answered at once; more are asked to come back later
  --max-connections N    connections at once; by default from the limit of open files
  --body-timeout 60      seconds in which the body of a request must arrive, files excepted
  DATABASE_URL           (environment only) postgres://… instead of SQLite in the data folder
  --upload-quota 10GB    room for one user's own songs
  --max-upload 500MB     the largest song one may send
  --min-upload-rate 1KB  bytes per second below which an upload is ended
  --upload-window 60     seconds over which that rate is the mean
  --max-download 10000   songs one may download together
  --max-zips 8           zips of songs sent at the same time
  --no-measure-sound     leave the loudness of songs unmeasured
${accountUsage}
  --log-level warn       ${LOG_LEVELS.join(', ')}`;

type TextOption =
  | 'port'
  | 'host'
  | 'data'
  | 'web'
  | 'public-url'
  | 'trust-proxy'
  | 'cors-origins'
  | 'tls-cert'
  | 'tls-key'
  | 'api'
  | 'max-calls'
  | 'max-connections'
  | 'body-timeout'
  | 'upload-quota'
  | 'max-upload'
  | 'min-upload-rate'
  | 'upload-window'
  | 'max-download'
  | 'max-zips'
  | 'sign-up'
  | 'captcha-webhook'
  | 'smtp-url'
  | 'log-level'
  | 'seed-big'
  | 'seed-crowd'
  | 'seed-library'
  | 'seed-short';

/**
 * Parses command line and environment; the command line takes precedence.
 *
 * @throws UsageError
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): ServerOptions {
  const given = parse(args);
  const text = (name: TextOption): string | undefined =>
    given[name] ?? (env[`QINGYIN_${name.toUpperCase().replaceAll('-', '_')}`] || undefined);
  const cert = text('tls-cert');
  const key = text('tls-key');
  if ((cert === undefined) !== (key === undefined))
    throw new UsageError('--tls-cert and --tls-key belong together');
  const logLevel = LOG_LEVELS.find((level) => level === (text('log-level') ?? 'warn'));
  if (!logLevel) throw new UsageError(`--log-level is one of ${LOG_LEVELS.join(', ')}`);
  const host = text('host') ?? 'localhost';
  const publicUrl = url('--public-url', text('public-url'))?.replace(/\/+$/, '');
  const dataDir = resolve(text('data') ?? `${repositoryRoot}data`);
  return {
    port: whole('--port', text('port'), DEFAULT_PORT, MAX_PORT),
    host,
    dataDir,
    mediaDir: resolve(env['QINGYIN_AUDIO_CACHE'] || dataDir),
    databaseUrl: databaseUrl(env['DATABASE_URL']),
    webDir: resolve(text('web') ?? `${repositoryRoot}dist/apps/web`),
    publicUrl,
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

/** Value of a boolean environment variable; undefined when it is not set. */
const yes = (value: string | undefined): boolean | undefined =>
  value ? ['1', 'true', 'yes'].includes(value) : undefined;

type Given = Partial<Record<TextOption, string>> & {
  demo?: boolean;
  measureSound?: boolean;
  help: boolean;
};

function parse(args: string[]): Given {
  try {
    const { values } = parseArgs({
      args: normalizeProxyArgument(args),
      allowNegative: true,
      options: {
        'trust-proxy': { type: 'string' },
        demo: { type: 'boolean' },
        'measure-sound': { type: 'boolean' },
        'sign-up': { type: 'string' },
        'captcha-webhook': { type: 'string' },
        'smtp-url': { type: 'string' },
        help: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        web: { type: 'string' },
        'public-url': { type: 'string' },
        'cors-origins': { type: 'string' },
        'tls-cert': { type: 'string' },
        'tls-key': { type: 'string' },
        api: { type: 'string' },
        'max-calls': { type: 'string' },
        'max-connections': { type: 'string' },
        'body-timeout': { type: 'string' },
        'upload-quota': { type: 'string' },
        'max-upload': { type: 'string' },
        'min-upload-rate': { type: 'string' },
        'upload-window': { type: 'string' },
        'max-download': { type: 'string' },
        'max-zips': { type: 'string' },
        'log-level': { type: 'string' },
        'seed-big': { type: 'string' },
        'seed-crowd': { type: 'string' },
        'seed-library': { type: 'string' },
        'seed-short': { type: 'string' },
      },
    });
    if (values.help) throw new UsageError(usage);
    const { 'measure-sound': measureSound, help: _help, ...named } = values;
    return { ...named, ...(measureSound !== undefined && { measureSound }), help: false };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Only from the environment, since all users of a machine can see command lines with their passwords. */
function databaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!isPostgresUrl(value) || !URL.canParse(value))
    throw new UsageError(
      'DATABASE_URL is the address of a PostgreSQL database: postgres://user:password@host/name',
    );
  return value;
}

function whole(name: string, value: string | undefined, fallback: number, max: number, min = 0): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new UsageError(`${name} is a number from ${min} to ${max}`);
  return number;
}

/**
 * Parses origins in the form of browsers. `*` is ignored, since all origins may read answers without the browser's
 * session anyway.
 */
function origins(value: string | undefined): string[] {
  const listed = (value ?? '').split(',').map((entry) => entry.trim());
  return listed
    .filter((entry) => entry !== '' && entry !== '*')
    .map((entry) => new URL(url('each of --cors-origins', entry) ?? entry).origin);
}

const units: Partial<Record<string, number>> = { '': 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 };

/** Parses a size: `500MB`, `10 GB` or plain bytes. */
function bytes(name: string, value: string): number {
  const [, number = '', unit = ''] = /^(\d{1,12})\s*([KMGT]B)?$/i.exec(value.trim()) ?? [];
  const size = number === '' ? NaN : Number(number) * (units[unit.toUpperCase()] ?? NaN);
  if (!Number.isSafeInteger(size) || size < 1)
    throw new UsageError(`${name} is a size like 500MB, 10GB or a number of bytes`);
  return size;
}

function url(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(`${name} is an address that starts with http:// or https://`);
  return value;
}
