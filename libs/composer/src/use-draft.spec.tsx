import { renderConnected } from '@qingyin/test-harness';
import { act, screen, waitFor } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from './use-draft.ts';

function Writing() {
  const { text, isLoaded, change, markSent } = useDraft('post');
  return (
    <>
      <input disabled={!isLoaded} value={text} onChange={(event) => change({ text: event.target.value })} />
      <button type="button" onClick={() => markSent('ab')}>
        sent
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
beforeEach(() => set('drafts', { 'other/post': { words: 'not mine', time: 1 } }));

it('restores a draft of the same user and place', async () => {
  await set('drafts', { '10/post': { words: '写到一半', time: 1 } });
  await renderConnected(<Writing />);
  await waitFor(() => expect(field().value).toBe('写到一半'));
});

it('persists each change beside other drafts and deletes the draft once it is sent', async () => {
  const { user } = await renderConnected(<Writing />);
  await waitFor(() => expect(field().disabled).toBe(false));
  expect(field().value).toBe('');
  await user.type(field(), 'ab');
  await waitFor(async () =>
    expect(await get('drafts')).toMatchObject({
      '10/post': { words: 'ab' },
      'other/post': { words: 'not mine' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'sent' }));
  await waitFor(async () =>
    expect(await get('drafts')).toEqual({ 'other/post': { words: 'not mine', time: 1 } }),
  );
  expect(field().value).toBe('');
});

it('keeps the text when a guest gets a user id while writing', async () => {
  const { user, session } = await renderConnected(<Writing />, { userId: null });
  await waitFor(() => expect(field().disabled).toBe(false));
  await user.type(field(), '写着');
  act(() => session.save({ userId: '88', visitor: true, login: false }));
  expect(field().value).toBe('写着');
  await user.type(field(), '写着');
  expect(field().value).toBe('写着写着');
});

it('keeps text that was added after the sent part', async () => {
  const { user } = await renderConnected(<Writing />);
  await waitFor(() => expect(field().disabled).toBe(false));
  await user.type(field(), 'ab, and more');
  await user.click(screen.getByRole('button', { name: 'sent' }));
  expect(field().value).toBe(', and more');
  await waitFor(async () =>
    expect(await get('drafts')).toMatchObject({ '10/post': { words: ', and more' } }),
  );
});
