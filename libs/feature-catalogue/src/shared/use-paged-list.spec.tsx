import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePagedList } from './use-paged-list.ts';

const SIZE = 10;

it('renders a page that arrives while nothing else changes', async () => {
  let arrive = (): void => undefined;
  const queryOf = (page: number) =>
    queryOptions({
      queryKey: ['numbers', page],
      queryFn: async () => {
        if (page > 0) await new Promise<void>((resolve) => (arrive = resolve));
        return { total: 100, items: Array.from({ length: SIZE }, (_, at) => page * SIZE + at) };
      },
    });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const list = usePagedList(queryOf, SIZE);
      return { ...list, shown: list.at(53) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.count).toBe(100));
  act(() => result.current.want(50, 59));
  expect(result.current.shown).toBeUndefined();
  act(() => arrive());
  await waitFor(() => expect(result.current.shown).toBe(53));
});
