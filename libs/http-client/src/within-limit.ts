import { ApiError } from './api-error.ts';

/**
 * Runs `work` for at most `limitMs`, and no longer than its caller wants it (`given`). The signal handed to `work`
 * ends it in both cases. Whatever it then fails with becomes an `ApiError` of kind 'timeout', 'abort' or 'network';
 * an `ApiError` of its own passes through. Leaves neither a timer nor a listener behind.
 */
export async function withinLimit<T>(
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
    if (late) throw new ApiError('timeout', 'No answer in time', { cause });
    if (given?.aborted) throw new ApiError('abort', 'The call was given up', { cause });
    throw new ApiError('network', 'No answer', { cause });
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', giveUp);
  }
}
