import { renderWithProviders } from '@qingyin/test-harness';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear, get } from 'idb-keyval';
import { beforeEach, expect, it } from 'vitest';
import { NowCover } from './NowCover.tsx';

beforeEach(() => clear());

const button = () => screen.getByRole('button', { name: '唱片' });
const part = <NowCover picture="/cover.jpg" className={undefined} />;

it('switches between cover and record, and persists the choice', async () => {
  renderWithProviders(part);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button());
  expect(button().getAttribute('aria-pressed')).toBe('true');
  await waitFor(async () => expect(await get('now-record')).toBe(true));
  await userEvent.click(button());
  await waitFor(async () => expect(await get('now-record')).toBe(false));
});

it('turns the record while music plays', async () => {
  const { player } = renderWithProviders(part);
  await userEvent.click(button());
  expect(button().dataset['turning']).toBeUndefined();
  await act(async () => {
    player.playList([buildTrack({ id: 7 })]);
    await flushPromises();
  });
  await waitFor(() => expect(button().dataset['turning']).toBe('true'));
  act(() => player.pause());
  await waitFor(() => expect(button().dataset['turning']).toBeUndefined());
});
