/** How long the server may take to name its build, ms. */
const LIMIT_MS = 10_000;

/** The id of the build the server serves now. Rejects when the server cannot be asked, takes too long or says nothing of use. */
export async function fetchServedBuildId(): Promise<string> {
  const answer = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'build' in body && typeof body.build === 'string')
    return body.build;
  throw new Error('no build id');
}
