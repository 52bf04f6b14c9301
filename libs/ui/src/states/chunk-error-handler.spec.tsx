import { ChunkLoadError } from '@qingyin/http-client';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt } from '../feedback/attempt.ts';
import { actionBar, actionBarStore } from '../feedback/action-bar.ts';
import { renderUi } from '../test/render.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';
import { setChunkErrorHandler, type ChunkErrorOutcome } from './chunk-error-handler.ts';

const lost = vi.fn<() => Promise<ChunkErrorOutcome>>();
let end = (): void => undefined;
beforeEach(() => {
  lost.mockResolvedValue('same');
  end = setChunkErrorHandler(lost);
});
afterEach(() => {
  end();
  lost.mockReset();
  actionBar.hide();
});

const Falls = ({ error }: { error: Error }): null => {
  throw error;
};

it('is called once for a block that shows a chunk error, and for no other error', async () => {
  const code = new ChunkLoadError('lost');
  const block = renderUi(<ErrorState error={code} />);
  await waitFor(() => expect(lost).toHaveBeenCalledOnce());
  block.rerender(<ErrorState error={code} />);
  block.rerender(<ErrorState error={new Error('the server says no')} />);
  expect(lost).toHaveBeenCalledOnce();
});

it('is called for a part opened by a press, but not for a part that is requested again automatically', async () => {
  const error = new ChunkLoadError('lost');
  const taken = vi.fn();
  renderUi(
    <>
      <OptionalBoundary>
        <Falls error={error} />
      </OptionalBoundary>
      <OptionalBoundary onLost={taken}>
        <Falls error={error} />
      </OptionalBoundary>
    </>,
  );
  await waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(lost).toHaveBeenCalledOnce();
});

it.each([
  ['the page reloads', 'reloads', false, false],
  ['a newer version is served', 'newer', true, false],
  ['the version is the same', 'same', true, true],
] as const)(
  'reverts the press and shows the error depending on the outcome: %s',
  async (_why, outcome, isTakenBack, isReported) => {
    lost.mockResolvedValue(outcome);
    const taken = vi.fn();
    renderUi(
      <OptionalBoundary onLost={taken}>
        <Falls error={new ChunkLoadError('lost')} />
      </OptionalBoundary>,
    );
    await waitFor(() => expect(lost).toHaveBeenCalledOnce());
    await act(() => Promise.resolve());
    expect(taken).toHaveBeenCalledTimes(isTakenBack ? 1 : 0);
    expect(actionBarStore.get() !== null).toBe(isReported);
  },
);

it('is called for an action whose code fails to load', async () => {
  await attempt('failed', () => Promise.reject(new ChunkLoadError('lost')));
  await attempt('failed', () => Promise.reject(new Error('the server says no')));
  expect(lost).toHaveBeenCalledOnce();
});
