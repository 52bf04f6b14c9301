import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useObjectUrl } from './use-object-url.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('revokes the object URL a minute after unmount, since a reader may just have got it', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:captions');
  const taken = vi.spyOn(URL, 'revokeObjectURL');
  const file = new Blob(['WEBVTT']);
  const { result, unmount } = renderHook(() => useObjectUrl(file));
  expect(result.current).toBe('blob:captions');
  unmount();
  vi.advanceTimersByTime(10_000);
  expect(taken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(taken).toHaveBeenCalledWith('blob:captions');
});

it('returns null without a blob', () => {
  expect(renderHook(() => useObjectUrl(undefined)).result.current).toBeNull();
});
