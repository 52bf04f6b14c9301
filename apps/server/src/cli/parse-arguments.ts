import { parseArgs } from 'node:util';
import { normalizeProxyArgument } from './proxy-option.ts';
import { UsageError } from './usage-error.ts';
import { usage } from './usage.ts';

/** Options with a text as value, each also an environment variable. */
export type TextOption =
  | 'port'
  | 'host'
  | 'data'
  | 'demo-catalogue'
  | 'web'
  | 'public-url'
  | 'base-path'
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

/** Options given on the command line. */
export type GivenOptions = Partial<Record<TextOption, string>> & {
  demo?: boolean;
  measureSound?: boolean;
  music?: string[];
  help: boolean;
};

/** Parses command-line arguments. @throws UsageError, with the help text for `--help` and unknown options */
export function parseArguments(args: string[]): GivenOptions {
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
        music: { type: 'string', multiple: true },
        'demo-catalogue': { type: 'string' },
        web: { type: 'string' },
        'public-url': { type: 'string' },
        'base-path': { type: 'string' },
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
