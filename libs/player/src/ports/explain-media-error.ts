import type { AudioErrorKind } from './audio-port.ts';

/** Timeout of the probe request, ms. */
const LOOK_TIMEOUT_MS = 5000;

const errorKinds: Record<number, AudioErrorKind> = { 2: 'network', 3: 'decode', 4: 'unsupported' };

interface FoundStatus {
  kind: AudioErrorKind;
  status?: number;
}

/**
 * Requests one byte of a failed same-origin URL, because media elements do not expose the HTTP status. Null for
 * other origins, where a CORS refusal cannot be distinguished from a network failure.
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
 * Determines why an element failed; null when it did not. `MEDIA_ERR_SRC_NOT_SUPPORTED` also covers refused and
 * unreachable URLs: a probe request distinguishes them.
 */
export async function explainMediaError({ error, src }: HTMLMediaElement): Promise<FoundStatus | null> {
  const kind = errorKinds[error?.code ?? 0];
  if (!kind) return null;
  return (kind === 'unsupported' ? await findStatus(src) : null) ?? { kind };
}
