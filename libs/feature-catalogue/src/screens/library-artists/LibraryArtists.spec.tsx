import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const artist = (id: number, albumSize: number) => ({
  ...{ id, name: `歌手 ${id}`, picUrl: 'http://p.test/1.jpg', albumSize, musicSize: 5 },
});
const answers = libraryAnswers({
  '/x/library/artists': {
    code: 200,
    artists: [artist(1, 2), artist(2, 0)],
    total: 2,
    initials: [],
    roles: ['composer'],
  },
});

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('artists of the music libraries', () => {
  it('are shown with their albums, or songs where they have none', async () => {
    await renderScreen('/library/artists?role=all', { answers });
    const cards = within(await screen.findByRole('list', { name: '歌手' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['歌手 12 张专辑', '歌手 25 首歌']);
    expect(within(cards[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/artists-detail?id=1',
    );
  });

  it('are listed by the roles that they have in credits', async () => {
    const { stub, user } = await renderScreen('/library/artists', { answers });
    await user.click(await screen.findByRole('link', { name: '作曲' }));
    expect(await screen.findByRole('list', { name: '作曲' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '2 人' })).toBeInTheDocument();
    const asked = stub.requests.filter(({ url }) => url.pathname.endsWith('/x/library/artists'));
    expect(asked.map(({ url }) => url.searchParams.get('role'))).toEqual(['album', 'composer']);
  });

  it('offer the order by plays to users only', async () => {
    await renderScreen('/library/artists', { answers });
    await screen.findByRole('list', { name: '歌手' });
    expect(screen.getByRole('link', { name: '歌曲最多' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '播放最多' })).toBeNull();
  });
});
