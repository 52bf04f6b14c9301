import { ApiError } from './api-error.ts';

/**
 * Runs `work` with a timeout of `limitMs` and the caller's abort signal (`given`); both abort the signal passed to
 * `work`. Failures become an `ApiError` of kind 'timeout', 'abort' or 'network'; an `ApiError` of `work` is
 * rethrown. Removes its timer and listener.
 */
export async function withTimeout<T>(
  limitMs: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const end = new AbortController();
  let late = false;
  const giveUp = () => end.abort(given?.reason);
  const timer = setTimeout(() => {
    late = true;
    end.abort();
  }, limitMs);
  given?.addEventListener('abort', giveUp);
  if (given?.aborted) giveUp();
  try {
    end.signal.throwIfAborted();
    return await work(end.signal);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (late) throw new ApiError('timeout', 'Timeout', { cause });
    if (given?.aborted) throw new ApiError('abort', 'The call was aborted', { cause });
    throw new ApiError('network', 'No answer', { cause });
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
