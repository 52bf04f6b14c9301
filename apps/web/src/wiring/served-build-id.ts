import { addressOf } from '@qingyin/device-storage';

/** Timeout of the request, ms. */
const LIMIT_MS = 10_000;

/**
 * Fetches the id of the build the server serves now.
 *
 * @throws if the server is unreachable, exceeds the timeout or answers without a build id
 */
export async function fetchServedBuildId(): Promise<string> {
  const answer = await fetch(addressOf('/version.json'), {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'build' in body && typeof body.build === 'string')
    return body.build;
  throw new Error('version.json contains no build id');
}
