import { SLOW_MS } from '@qingyin/query-kit';
import { renderConnected } from '@qingyin/test-harness';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import SlowServiceMessage from './SlowServiceMessage.tsx';

const TEXT = '服务器的回应有点慢，内容到了就会显示。';

afterEach(() => vi.useRealTimers());

it('says in a polite live region that the service is slow, until the data comes', async () => {
  const { queryClient } = await renderConnected(<SlowServiceMessage />, { answers: {} });
  vi.useFakeTimers();
  let answer: (value: string) => void = () => undefined;
  void queryClient.prefetchQuery({
    queryKey: ['slow'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  await act(() => vi.advanceTimersByTimeAsync(SLOW_MS - 1));
  expect(screen.queryByText(TEXT)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(TEXT).parentElement).toHaveAttribute('aria-live', 'polite');
  await act(async () => {
    answer('data');
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByText(TEXT)).toBeNull();
});
