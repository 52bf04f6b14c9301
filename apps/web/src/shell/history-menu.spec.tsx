import { renderConnected } from '@qingyin/test-harness';
import { createHistoryList } from '@qingyin/session';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { ServicesProvider } from '../services-context.ts';
import { HistoryButtons } from './HistoryButtons.tsx';

it('lists visited pages once each, by the names of their content, without overlay addresses', async () => {
  const historyList = createHistoryList(sessionStorage);
  historyList.push('/find-music/singer');
  for (const [href, name] of [
    ['/playList/5001', '夜读'],
    ['/playList/5002', '春山'],
  ] as const) {
    historyList.push(href);
    historyList.name(href, name);
  }
  historyList.push('/playList/5001?now=lyrics');
  const { user } = await renderConnected(
    <ServicesProvider value={{ historyList } as unknown as Services}>
      <HistoryButtons />
    </ServicesProvider>,
  );
  await user.click(screen.getByRole('button', { name: '浏览记录' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['夜读 · 歌单', '春山 · 歌单', '歌手']);
});
