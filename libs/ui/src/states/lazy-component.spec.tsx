import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyComponent } from './lazy-component.tsx';

type Code = { default: (props: { name: string }) => string };
const code: Code = { default: ({ name }) => `有了${name}` };
const lostOnce = () =>
  vi.fn<() => Promise<Code>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(code);

function Block({
  load,
  page = '/a',
}: {
  load: ReturnType<typeof lazyComponent<{ name: string }>>;
  page?: string;
}) {
  const Part = load;
  return (
    <ErrorBoundary
      resetKey={page}
      failed={(error, retry) => (
        <button onClick={retry}>{String((error as { code?: string }).code ?? (error as Error).name)}</button>
      )}
    >
      <Suspense fallback="等">
        <Part name="春" />
      </Suspense>
    </ErrorBoundary>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

describe('requests code that failed to load again', () => {
  it('when its block is retried', async () => {
    const load = lostOnce();
    render(<Block load={lazyComponent(load)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'ChunkLoadError' }));
    expect(await screen.findByText('有了春')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('when the part is closed and opened again', async () => {
    const Part = lazyComponent(lostOnce());
    const first = render(<Block load={Part} />);
    await screen.findByRole('button');
    first.unmount();
    render(<Block load={Part} />);
    expect(await screen.findByText('有了春')).toBeInTheDocument();
  });

  it('when another page opens around it', async () => {
    const Part = lazyComponent(lostOnce());
    const { rerender } = render(<Block load={Part} />);
    await screen.findByRole('button');
    rerender(<Block load={Part} page="/b" />);
    expect(await screen.findByText('有了春')).toBeInTheDocument();
  });
});

it('reports a stylesheet that failed to load', async () => {
  const load = () => Promise.reject<Code>(new Error('Unable to preload CSS for /assets/x.css'));
  render(<Block load={lazyComponent(load)} />);
  expect(await screen.findByRole('button', { name: 'CSS_CHUNK_LOAD_FAILED' })).toBeInTheDocument();
});

it('gives up after a timeout of 120 000 ms', async () => {
  vi.useFakeTimers();
  render(<Block load={lazyComponent(() => new Promise<Code>(() => undefined))} />);
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(screen.getByText('等')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'ChunkLoadError' })).toBeInTheDocument();
});
