import { url } from './option-values.ts';
import { UsageError } from './usage-error.ts';

/** First segments of paths that the server itself answers. */
const OWN = new Set([
  'api',
  'assets',
  'downloads',
  'embed',
  'frames',
  'healthz',
  'media',
  'uploads',
  'widget',
]);
const SEGMENTS = /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;

/**
 * Reads the public URL and the base path. Without a base path that of the public URL counts; a public URL without a
 * path gets the base path.
 *
 * @returns both without a trailing slash
 * @throws UsageError also if the two contradict each other
 */
export function publicAddress(
  publicUrl: string | undefined,
  givenPath: string | undefined,
): { publicUrl: string | undefined; basePath: string } {
  const given = url('--public-url', publicUrl)?.replace(/\/+$/, '');
  const pathOfUrl = given === undefined ? '' : new URL(given).pathname.replace(/\/+$/, '');
  const basePath =
    givenPath === undefined ? pathOfUrl : `/${givenPath.replace(/^\/+|\/+$/g, '')}`.replace(/^\/$/, '');
  const [, first = ''] = basePath.split('/');
  if (!SEGMENTS.test(basePath) || OWN.has(first.toLowerCase()))
    throw new UsageError(
      `--base-path is a path of letters, digits, -, _, . and ~, e.g. /music, whose first part is none of ${[...OWN].join(', ')}`,
    );
  if (pathOfUrl !== '' && pathOfUrl !== basePath)
    throw new UsageError(
      `the path of --public-url, ${pathOfUrl}, and --base-path ${basePath} are not the same`,
    );
  return { publicUrl: given && pathOfUrl === '' ? given + basePath : given, basePath };
}
