import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const PAGE = 60;
const broadcast = (id: number) => ({
  id,
  url: `/mv-detail/${id}`,
  picUrl: `/media/img/${id}.jpg`,
  sPicUrl: '',
  // Type 5 is an MV; other types have no screen.
  type: id === 2 ? 1 : 5,
  copywriter: id === 1 ? '山居录音现场' : `放送${id}`,
  name: `放送${id}`,
  time: 0,
});
const from = (url: URL, total: number) => {
  const offset = Number(url.searchParams.get('offset'));
  const length = Math.max(0, Math.min(PAGE, total - offset));
  return {
    code: 200,
    // Some services answer `more: true` on the last page too.
    more: true,
    result: Array.from({ length }, (_, at) => broadcast(offset + at + 1)),
  };
};
const show = (total: number) =>
  renderScreen('/exclusive-broadcast', {
    answers: { '/personalized/privatecontent/list': (url: URL) => from(url, total) },
  });

// jsdom has no layout: the end of the list counts as visible as soon as it is observed.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.seen([{ isIntersecting: true }]);
      }
      disconnect() {
        // nothing is kept
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('shows each broadcast once with its text, and links only those that have a screen', async () => {
  await show(2);
  expect(await screen.findByText('山居录音现场')).toBeInTheDocument();
  expect(screen.getAllByText('放送2')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('独家放送');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '放送1' }).pathname).toBe('/mv-detail/1');
  expect(screen.queryByRole('link', { name: '放送2' })).toBeNull();
});

it('loads pages until one is not full', async () => {
  const { stub } = await show(70);
  expect(await screen.findByText('放送70')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(70));
  expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['0', '60']);
});

it('shows an empty state with a link', async () => {
  await show(0);
  expect(await screen.findByText('现在没有独家放送，过些日子再来。')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去发现音乐' })).toBeInTheDocument();
});

it('can be retried after an error', async () => {
  let down = true;
  const { user } = await renderScreen('/exclusive-broadcast', {
    answers: {
      '/personalized/privatecontent/list': (url: URL) =>
        down ? new Response('', { status: 500 }) : from(url, 1),
    },
  });
  const alert = await screen.findByRole('alert');
  down = false;
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('放送1')).toBeInTheDocument();
});
