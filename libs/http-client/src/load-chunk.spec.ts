import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, isChunkError, loadChunk } from './index.ts';

describe('loadChunk (docs/specification/errors.md#error-catalogue and docs/specification/constants.md)', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('resolves to the module and leaves no timer', async () => {
    await expect(loadChunk(() => Promise.resolve('code'))).resolves.toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with ChunkLoadError and its cause when loading fails', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error: unknown = await loadChunk(() => Promise.reject(cause)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ChunkLoadError', cause });
    expect(isChunkError(error)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with ChunkLoadError after 120 000 ms', async () => {
    const settled = vi.fn();
    const error = loadChunk(() => new Promise(() => undefined)).catch(
      (reason: unknown) => (settled(), reason),
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await error).toBeInstanceOf(ChunkLoadError);
  });

  it('rejects with CSS_CHUNK_LOAD_FAILED when a stylesheet is lost', async () => {
    const lost = () => Promise.reject(new Error('Unable to preload CSS for /assets/x.css'));
    await expect(loadChunk(lost)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  });
});
