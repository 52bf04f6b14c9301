import { songs } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryAnswers } from '../../testing/library-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const folder = (id: number, name: string, musicSize = 2) => ({ id, name, musicSize });
/** Library 1 holds folder 2, which holds folder 3 and two songs. */
const folders = ({ searchParams }: URL) => {
  const [id, deep] = [searchParams.get('id'), searchParams.get('deep') === 'true'];
  if (id === '9') return Response.json({ code: 404, msg: '没有', message: '没有' });
  const content =
    id === null
      ? { path: [], folders: [folder(1, '家', 5), folder(7, '旧唱片', 1)], songs: [], total: 0 }
      : {
          path: [folder(1, '家', 5), folder(2, '窦唯', 3)],
          folders: [folder(3, '黑梦', 1)],
          songs: songs(deep ? 3 : 2),
          total: deep ? 3 : 2,
        };
  return Response.json({ code: 200, ...content });
};
const answers = libraryAnswers({ '/x/library/folders': folders });

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

describe('folders of the music libraries', () => {
  it('begin with the libraries', async () => {
    await renderScreen('/library/folders', { answers });
    const list = within(await screen.findByRole('list', { name: '文件夹' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/library/folders?id=1',
      '/library/folders?id=7',
    ]);
    expect(screen.queryByRole('button', { name: '播放文件夹' })).toBeNull();
  });

  it('show the way, subfolders and songs of a folder', async () => {
    await renderScreen('/library/folders?id=2', { answers });
    const way = within(await screen.findByRole('navigation', { name: '文件夹路径' }));
    expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '全部文件夹',
      '家',
      '窦唯',
    ]);
    expect(way.getByRole('link', { current: 'page' })).toHaveTextContent('窦唯');
    expect(screen.getByRole('link', { name: '黑梦' })).toBeInTheDocument();
    expect(screen.getByRole('grid', { name: '窦唯' })).toBeInTheDocument();
  });

  it('are played with everything below them', async () => {
    const { player, user } = await renderScreen('/library/folders?id=2', { answers });
    await user.click(await screen.findByRole('button', { name: '播放文件夹' }));
    await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(3));
    expect(player.snapshot.get().source).toEqual({ kind: 'library-folder', id: '2' });
  });

  it('say when a folder is gone', async () => {
    await renderScreen('/library/folders?id=9', { answers });
    expect(await screen.findByText(/没有找到这个文件夹/)).toBeInTheDocument();
  });
});
