import type { AudioErrorKind } from './audio-port.ts';

/** How long the look at a failed address may take, ms. */
const LOOK_TIMEOUT_MS = 5000;

const errorKinds: Record<number, AudioErrorKind> = { 2: 'network', 3: 'decode', 4: 'unsupported' };

interface FoundStatus {
  kind: AudioErrorKind;
  status?: number;
}

/**
 * Asks a failed address of our own origin for one byte, since media elements keep the HTTP status to
 * themselves. Null for foreign addresses, where a refusal by CORS would look like a dead network.
 */
async function findStatus(url: string, fetchIt: typeof fetch = fetch): Promise<FoundStatus | null> {
  if (new URL(url, location.href).origin !== location.origin) return null;
  try {
    const answer = await fetchIt(url, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? { kind: 'decode' } : { kind: 'status', status: answer.status };
  } catch {
    return { kind: 'network' };
  }
}

/**
 * Why an element failed; null when it did not. "Not supported" is also what a refused or unreachable address looks
 * like: a short look tells them apart.
 */
export async function explainError({ error, src }: HTMLMediaElement): Promise<FoundStatus | null> {
  const kind = errorKinds[error?.code ?? 0];
  if (!kind) return null;
  return (kind === 'unsupported' ? await findStatus(src) : null) ?? { kind };
}
