import { songs } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

const INITIALS = [
  { initial: 'A', count: 700 },
  { initial: 'M', count: 500 },
];

/** 1,200 songs in pages. */
const pages = ({ searchParams }: URL) => {
  const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
  return {
    ...{ code: 200, total: 1200, duration: 7_200_000 },
    songs: songs(1200).slice(offset, offset + limit),
    initials: searchParams.get('order') === 'name' ? INITIALS : [],
  };
};

describe('songs of the music libraries', () => {
  it('are counted and played over all pages', async () => {
    const { player, user } = await renderScreen('/library/songs', {
      answers: libraryAnswers({ '/x/library/songs': pages }),
    });
    expect(await screen.findByText(/1,200 首歌/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '播放全部' }));
    await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(1200));
    expect(player.snapshot.get().source?.kind).toBe('library');
  });

  it('have an index of initials in the order of titles, which jumps to the first song of one', async () => {
    const { user } = await renderScreen('/library/songs?order=name', {
      answers: libraryAnswers({ '/x/library/songs': pages }),
    });
    const index = await screen.findByRole('navigation', { name: '首字母' });
    await user.click(within(index).getByRole('button', { name: '跳到 M' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', '700'));
  });

  it('have no index of initials in other orders', async () => {
    await renderScreen('/library/songs', { answers: libraryAnswers({ '/x/library/songs': pages }) });
    await screen.findByRole('grid', { name: '音乐库的歌曲' });
    expect(screen.queryByRole('navigation', { name: '首字母' })).toBeNull();
  });

  it('are ordered and filtered by the address', async () => {
    const { stub } = await renderScreen('/library/songs?order=album&genre=jazz&decade=1990', {
      answers: libraryAnswers(),
    });
    await screen.findByRole('grid', { name: '音乐库的歌曲' });
    const [url] = stub.requests
      .map((request) => request.url)
      .filter(({ pathname }) => pathname.endsWith('/songs'));
    expect(['order', 'genre', 'decade'].map((key) => url?.searchParams.get(key))).toEqual([
      'album',
      'jazz',
      '1990',
    ]);
  });
});
