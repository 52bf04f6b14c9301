import { isPostgresUrl } from '@qingyin/server-db';
import { delimiter, resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** Value of a boolean environment variable; undefined when it is not set. */
export const yes = (value: string | undefined): boolean | undefined =>
  value ? ['1', 'true', 'yes'].includes(value) : undefined;

/** Only from the environment, since all users of a machine can see command lines with their passwords. */
export function databaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!isPostgresUrl(value) || !URL.canParse(value))
    throw new UsageError(
      'DATABASE_URL is the address of a PostgreSQL database: postgres://user:password@host/name',
    );
  return value;
}

/** Parses a whole number from `min` to `max`. @throws UsageError */
export function whole(
  name: string,
  value: string | undefined,
  fallback: number,
  max: number,
  min = 0,
): number {
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
export function origins(value: string | undefined): string[] {
  const listed = (value ?? '').split(',').map((entry) => entry.trim());
  return listed
    .filter((entry) => entry !== '' && entry !== '*')
    .map((entry) => new URL(url('each of --cors-origins', entry) ?? entry).origin);
}

const units: Partial<Record<string, number>> = { '': 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30, TB: 2 ** 40 };

/** Parses a size: `500MB`, `10 GB` or plain bytes. */
export function bytes(name: string, value: string): number {
  const [, number = '', unit = ''] = /^(\d{1,12})\s*([KMGT]B)?$/i.exec(value.trim()) ?? [];
  const size = number === '' ? NaN : Number(number) * (units[unit.toUpperCase()] ?? NaN);
  if (!Number.isSafeInteger(size) || size < 1)
    throw new UsageError(`${name} is a size like 500MB, 10GB or a number of bytes`);
  return size;
}

/** Parses an http or https address. @throws UsageError */
export function url(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new UsageError(`${name} is an address that starts with http:// or https://`);
  return value;
}

/**
 * Folders of `--music`, or of the environment variable when none is given.
 *
 * @param listed value of QINGYIN_MUSIC: paths separated by the system's path delimiter
 * @returns absolute paths without duplicates
 */
export function musicFolders(given: readonly string[] | undefined, listed: string | undefined): string[] {
  const folders = given ?? (listed ?? '').split(delimiter).filter((path) => path.trim() !== '');
  if (folders.some((path) => path.trim() === '')) throw new UsageError('--music is the path of a folder');
  return [...new Set(folders.map((path) => resolve(path)))];
}

/** Parses `on` or `off`. @throws UsageError */
export function onOrOff(name: string, value: string | undefined): 'on' | 'off' | undefined {
  if (value === undefined || value === 'on' || value === 'off') return value;
  throw new UsageError(`${name} is on or off`);
}
