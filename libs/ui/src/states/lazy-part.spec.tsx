import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazy-part.tsx';

it('asks for its code again when the block is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => string }>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue({ default: ({ name }) => `有了${name}` });
  const Part = lazyPart(load);
  render(
    <ErrorBoundary failed={(_error, retry) => <button onClick={retry}>重试</button>}>
      <Suspense fallback="等">
        <Part name="春" />
      </Suspense>
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('有了春')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
