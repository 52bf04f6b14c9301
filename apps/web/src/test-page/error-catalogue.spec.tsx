import { renderWithProviders } from '@qingyin/test-harness';
import { http, type HttpSignal } from '@qingyin/http-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorCatalogue } from './sections/ErrorCatalogue.tsx';
import { mask } from './mask.ts';

const provoked = (url: URL) => {
  const status = Number(url.searchParams.get('status'));
  return url.searchParams.get('kind') === 'failure'
    ? { code: 500, success: false, msg: '就是不行' }
    : Response.json({ code: status, msg: `按要求返回 ${String(status)}` }, { status });
};

function open() {
  const onChunkLost = vi.fn();
  const { stub } = renderWithProviders(<ErrorCatalogue onChunkLost={onChunkLost} />, {
    '/x/provoke': provoked,
  });
  const row = (name: string) => {
    const item = screen.getByRole('button', { name }).closest('li');
    if (!item) throw new Error(`no row ${name}`);
    return within(item);
  };
  const run = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await userEvent.click(row(name).getByRole('button', { name: '让它发生' }));
  };
  return { stub, row, run, onChunkLost };
}

describe('error catalogue', () => {
  it('sends no request before the confirmation', async () => {
    const { stub, row } = open();
    await userEvent.click(screen.getByRole('button', { name: '状态 404' }));
    await userEvent.click(row('状态 404').getByRole('button', { name: '取消' }));
    expect(stub.requests).toEqual([]);
  });

  it.each([301, 302, 400, 404, 405, 503] as const)(
    'provokes status %i through the HTTP client of the product',
    async (status) => {
      const signals: HttpSignal[] = [];
      const off = http.signals.on((signal) => signals.push(signal));
      const { stub, run } = open();
      await run(`状态 ${String(status)}`);
      await vi.waitFor(() => expect(signals).toEqual([{ kind: 'session-lost', status }]));
      off();
      expect(stub.paths()).toEqual(['/x/provoke']);
      expect(stub.requests[0]?.url.searchParams.get('status')).toBe(String(status));
    },
  );

  it('shows the error of status 500 and of success:false', async () => {
    const { run, row } = open();
    await run('状态 500');
    expect(await row('状态 500').findByText(/status · 500/)).toBeInTheDocument();
    await run('回答 success:false');
    expect(await row('回答 success:false').findByText(/failure · 200 · 500 · 就是不行/)).toBeInTheDocument();
  });

  it('passes the error of a failed script chunk to the page', async () => {
    const { run, onChunkLost } = open();
    await run('脚本分块丢失');
    await vi.waitFor(() => expect(onChunkLost).toHaveBeenCalledTimes(1));
    expect(onChunkLost.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' });
  });

  it('passes the error of a failed stylesheet with its code to the page', async () => {
    const { run, onChunkLost } = open();
    await run('样式分块丢失');
    document.head.querySelector('link[href*="lost-"]')?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => expect(onChunkLost).toHaveBeenCalledTimes(1));
    expect(onChunkLost.mock.calls[0]?.[0]).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  });
});

it('mask shows the length and at most the first four characters of a cookie', () => {
  expect(mask('MUSIC_A=1573d00ea9c91db07aa2')).toBe('MUSI… (28)');
  expect(mask('short')).toBe('… (5)');
});
