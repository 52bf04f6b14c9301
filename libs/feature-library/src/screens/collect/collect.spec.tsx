import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  collectedAlbums,
  collectedArtist,
  collectedFilm,
  paginatedCollection,
} from '../../testing/collection-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const answers = {
  '/album/sublist': paginatedCollection(collectedAlbums(60)),
  '/artist/sublist': paginatedCollection([collectedArtist(8, '王维')]),
  '/mv/sublist': paginatedCollection([collectedFilm('7', 0, '鹿柴')]),
  '/topic/sublist': paginatedCollection([]),
};
const block = (name: string) => within(screen.getByRole('region', { name }));

it('shows the newest items of each collection with its count and a link to all', async () => {
  const { stub } = await renderScreen('/collect', { answers, login: true });
  expect(await screen.findByText('专辑1')).toBeInTheDocument();
  const all = block('专辑').getByRole<HTMLAnchorElement>('link', { name: '全部 60' });
  expect(all.pathname).toBe('/collect-album');
  expect(block('专辑').queryByText('专辑48')).toBeNull();
  expect(block('歌手').getByText('王维')).toBeInTheDocument();
  expect(block('视频').getByRole<HTMLAnchorElement>('link', { name: '全部 1' }).pathname).toBe(
    '/collect-video',
  );
  expect(block('专栏').getByText(/还没有收藏的专栏。/)).toBeInTheDocument();
  expect(stub.requests).toHaveLength(4);
});

it('shows the other collections when one fails to load', async () => {
  await renderScreen('/collect', {
    answers: { ...answers, '/artist/sublist': () => new Response('', { status: 500 }) },
    login: true,
  });
  expect(await block('歌手').findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(await screen.findByText('专辑1')).toBeInTheDocument();
});

it('invites a guest to log in and sends no request', async () => {
  const { stub } = await renderScreen('/collect', { answers });
  expect(await screen.findByText(/登录后，你收藏的专辑/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '我的收藏' })).toBeInTheDocument();
  expect(stub.requests).toHaveLength(0);
});
