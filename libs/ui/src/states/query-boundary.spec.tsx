import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

function Songs({ ask }: { ask: () => Promise<string> }) {
  const { data } = useSuspenseQuery({ queryKey: ['songs'], queryFn: ask, retry: false });
  return <p>{data}</p>;
}

// React logs every caught error; here they are expected.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const page = (ask: () => Promise<string>) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <h1>页面</h1>
      <QueryBoundary pending={<p>骨架</p>}>
        <Songs ask={ask} />
      </QueryBoundary>
    </QueryClientProvider>,
  );

describe('query boundary', () => {
  it('shows its skeleton while it loads', async () => {
    page(async () => '静夜思');
    expect(screen.getByText('骨架')).toBeInTheDocument();
    expect(await screen.findByText('静夜思')).toBeInTheDocument();
  });

  it('fails without the rest of the page and fetches again on 重试', async () => {
    const ask = vi.fn(async () => '静夜思');
    ask.mockRejectedValueOnce(Object.assign(new Error('x'), { kind: 'network' }));
    page(ask);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('连不上服务器');
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('静夜思')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
