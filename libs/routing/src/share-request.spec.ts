import { expect, it, vi } from 'vitest';
import { shareRequest } from './share-request.ts';

it('sends one request for concurrent and later callers', async () => {
  const request = vi.fn(() => Promise.resolve('code'));
  const shared = shareRequest(request);
  expect(await Promise.all([shared(), shared()])).toEqual(['code', 'code']);
  expect(await shared()).toBe('code');
  expect(request).toHaveBeenCalledOnce();
});

it('rejects for all waiting callers, and the next call repeats the request', async () => {
  const request = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('lost'));
  const shared = shareRequest(request);
  expect(await Promise.allSettled([shared(), shared()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await shared()).toBe('code');
  expect(request).toHaveBeenCalledTimes(2);
});
