import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const empty = {
  '/x/library/overview': {
    code: 200,
    any: false,
    totals: { songs: 0, albums: 0, artists: 0, duration: 0 },
    recentAlbums: [],
    topSongs: [],
    topAlbums: [],
    rediscover: [],
    genres: [],
    decades: [],
  },
};
const asAdmin = {
  '/x/capabilities': { code: 200, data: { features: ['account'] } },
  '/x/role': { code: 200, data: { role: 'admin' } },
};

describe('start page of the music libraries', () => {
  it('shows numbers, new and played music, and ways to browse', async () => {
    await renderScreen('/library', { answers: libraryAnswers() });
    expect(await screen.findByRole('link', { name: '20 首歌' })).toHaveAttribute('href', '/library/songs');
    expect(screen.getByText('共 2 小时')).toBeInTheDocument();
    const section = (name: string) => within(screen.getByRole('region', { name }));
    expect(section('最近添加').getByText('黑梦')).toBeInTheDocument();
    expect(section('常听的歌').getByRole('list')).toBeInTheDocument();
    expect(section('常听的专辑').getByText('艳阳天')).toBeInTheDocument();
    expect(section('流派').getByRole('link', { name: 'Jazz' })).toHaveAttribute(
      'href',
      '/library/albums?genre=jazz',
    );
    expect(section('年代').getByRole('link')).toHaveAttribute('href', '/library/albums?decade=1990');
  });

  it('leaves out what is empty', async () => {
    await renderScreen('/library', { answers: libraryAnswers() });
    await screen.findByText('黑梦');
    expect(screen.queryByRole('region', { name: '好久没听' })).toBeNull();
  });

  it('leads guests to the login when there is nothing for them', async () => {
    await renderScreen('/library', { answers: libraryAnswers(empty) });
    expect(await screen.findByText(/登录后看看自己的音乐库/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
  });

  it('leads administrators to the settings of the library', async () => {
    const { router, user } = await renderScreen('/library', {
      answers: libraryAnswers({ ...empty, ...asAdmin }),
      login: true,
    });
    await user.click(await screen.findByRole('button', { name: '设置音乐库' }));
    expect(router.state.location.search).toMatchObject({ settings: 'library' });
  });

  it('can be retried after an error', async () => {
    let down = true;
    const answer = libraryAnswers()['/x/library/overview'];
    const { user } = await renderScreen('/library', {
      answers: libraryAnswers({
        '/x/library/overview': () => (down ? new Response('', { status: 500 }) : Response.json(answer)),
      }),
    });
    const retry = within(await screen.findByRole('alert')).getByRole('button', { name: '重试' });
    down = false;
    await user.click(retry);
    expect(await screen.findByText('黑梦')).toBeInTheDocument();
  });
});
