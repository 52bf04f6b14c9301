import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useExitTransition } from './use-exit-transition.ts';

it('keeps a closed overlay mounted until its exit transition ends or it is opened again', () => {
  const { result, rerender } = renderHook(({ open }) => useExitTransition(open), {
    initialProps: { open: 'lyrics' as string | undefined },
  });
  expect(result.current).toMatchObject({ shown: 'lyrics', leaving: false });
  rerender({ open: undefined });
  expect(result.current).toMatchObject({ shown: 'lyrics', leaving: true });
  rerender({ open: 'comments' });
  expect(result.current).toMatchObject({ shown: 'comments', leaving: false });
  rerender({ open: undefined });
  act(() => result.current.gone());
  expect(result.current).toMatchObject({ shown: undefined, leaving: false });
});
