import { createQueryClient } from '@qingyin/query-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { LyricDraft } from './model/lyric-draft.ts';
import { blankLine } from './model/editable-lyrics.ts';
import { usePersistDraft } from './use-persist-draft.ts';

const KEPT = 'lyric-draft/10/1';
const draft = (text: string): LyricDraft => ({
  base: 1,
  sheet: { lines: [{ ...blankLine(1), text }], about: {} },
});

it.each([
  ['nothing', null],
  ['an older draft', draft('older')],
])('an editor that starts with %s does not overwrite the draft of another tab', async (_what, start) => {
  const ofAnotherPage = draft('newer');
  await set(KEPT, ofAnotherPage);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ now }) => usePersistDraft('10', '1', now), {
    wrapper,
    initialProps: { now: start },
  });
  await act(() => Promise.resolve());
  expect(await get(KEPT)).toEqual(ofAnotherPage);
  rerender({ now: draft('changed here') });
  await expect.poll(() => get(KEPT)).toEqual(draft('changed here'));
  rerender({ now: null });
  await expect.poll(() => get(KEPT)).toBeNull();
});
