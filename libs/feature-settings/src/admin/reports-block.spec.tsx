import { renderConnected } from '@qingyin/test-harness';
import type { ReportedContent } from '@qingyin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportsBlock } from './ReportsBlock.tsx';

const author = { userId: 3, nickname: '半夏', avatarUrl: '' };
const report = (id: number, rest: Partial<ReportedContent> = {}): ReportedContent => ({
  kind: 'comment',
  id,
  time: 1e12,
  count: 2,
  reasons: ['spam', 'abuse'],
  notes: ['到处都是'],
  author,
  content: `第 ${id} 条`,
  pictures: [],
  subject: { kind: 'song', id: '9', userId: 0, words: '鹿柴' },
  keptTime: 0,
  ...rest,
});

async function show(code = 200) {
  const bench = await renderConnected(<ReportsBlock />, {
    answers: {
      '/x/admin/reports': ({ searchParams }: URL) => ({
        code: 200,
        data:
          searchParams.get('kept') === 'true' ? [] : [report(1), report(2, { kind: 'user', subject: null })],
        more: false,
        waiting: 2,
      }),
      '/x/admin/reports/resolve': { code },
    },
  });
  await screen.findByRole('list', { name: '举报' });
  const sent = () => bench.stub.requests.filter(({ url }) => url.pathname.endsWith('/resolve'));
  return { ...bench, sent };
}

it('shows reported content, reasons and the number of pending reports', async () => {
  await show();
  const [first] = within(screen.getByRole('list', { name: '举报' })).getAllByRole('listitem');
  for (const text of ['第 1 条', '2 人举报', '垃圾广告 · 辱骂或骚扰', '到处都是'])
    expect(first?.textContent).toContain(text);
  expect(screen.getByText('2 件等着处理')).toBeInTheDocument();
  expect(
    within(first ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/hot-comment-list/9/song?comment=1');
});

it('removes content only after a confirmation', async () => {
  const { user, sent } = await show();
  const [remove] = screen.getAllByRole('button', { name: '删除：半夏' });
  await user.click(remove ?? document.body);
  expect(document.activeElement?.textContent).toBe('取消');
  expect(sent()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '确定删除' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.form()).toEqual({ kind: 'comment', id: '1', action: 'remove' });
});

it('shows an error and restores the content if the service refuses a decision', async () => {
  const { user } = await show(503);
  const [keep] = screen.getAllByRole('button', { name: '保留：半夏' });
  await user.click(keep ?? document.body);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await waitFor(() => expect(screen.getByText('第 1 条')).toBeInTheDocument());
});
