import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TrackRating } from './TrackRating.tsx';

const capable = {
  code: 200,
  data: { product: 'qingyin', version: '1', foreign: false, features: ['song-ratings'] },
};
const rated = { code: 200, count: 1, more: false, data: [{ id: 7, stars: 3, time: 1 }] };
const show = (answers: Parameters<typeof renderConnected>[1] = {}) =>
  renderConnected(<TrackRating track={{ id: 7 }} />, {
    userId: answers.userId === undefined ? '10' : answers.userId,
    answers: {
      '/x/capabilities': capable,
      '/x/songs/ratings': rated,
      '/x/songs/rate': { code: 200, stars: 5 },
      ...answers.answers,
    },
  });
const checked = () => screen.queryByRole('radio', { checked: true })?.getAttribute('aria-label') ?? null;

it('shows the stars of the song and changes them', async () => {
  const { user } = await show();
  await waitFor(() => expect(checked()).toBe('3 星'));
  await user.click(screen.getByRole('radio', { name: '5 星' }));
  expect(checked()).toBe('5 星');
});

it('returns to the former stars and offers a retry when the service refuses', async () => {
  const { user } = await show({ answers: { '/x/songs/rate': { code: 503, message: '不行' } } });
  await waitFor(() => expect(checked()).toBe('3 星'));
  await user.click(screen.getByRole('radio', { name: '1 星' }));
  expect(await screen.findByText('没能保存评分，请再试一次')).toBeInTheDocument();
  await waitFor(() => expect(checked()).toBe('3 星'));
});

it('offers a retry when the ratings do not load', async () => {
  const answers = { '/x/songs/ratings': { code: 503, message: '不行' } as object };
  const { user, stub } = await show({ answers: { '/x/songs/ratings': () => answers['/x/songs/ratings'] } });
  expect(await screen.findByText('没有取到评分')).toBeInTheDocument();
  answers['/x/songs/ratings'] = rated;
  await user.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(checked()).toBe('3 星'));
  expect(stub).toBeDefined();
});

it('leads a guest to the login without a request, and shows no star that is not saved', async () => {
  const { user, router } = await show({ userId: null });
  await user.click(await screen.findByRole('radio', { name: '4 星' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(checked()).toBeNull();
});

it('is absent where the service has no ratings', async () => {
  await show({ answers: { '/x/capabilities': { ...capable, data: { ...capable.data, features: [] } } } });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
