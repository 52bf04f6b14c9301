import { musicKeys } from '@qingyin/data-music';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLanguageOfOtherTabs } from './use-language-of-other-tabs.ts';

it('drops pages of music libraries when another tab changes the language', () => {
  const client = new QueryClient();
  const [songs, charts] = [[...musicKeys.library(), 'songs'], musicKeys.charts()];
  const { unmount } = renderHook(useLanguageOfOtherTabs, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const known = (key: string | null) => {
    client.setQueryData(songs, 'page');
    client.setQueryData(charts, 'charts');
    window.dispatchEvent(new StorageEvent('storage', { key }));
    return [client.getQueryData(songs), client.getQueryData(charts)];
  };
  expect(known('volume')).toEqual(['page', 'charts']);
  expect(known('locale')).toEqual([undefined, 'charts']);
  unmount();
  expect(known('locale')).toEqual(['page', 'charts']);
});
