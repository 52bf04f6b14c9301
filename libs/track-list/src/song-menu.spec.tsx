import { someTracks, renderConnected } from '@qingyin/test-harness';
import { useLikes, downloadRequests } from '@qingyin/track-actions';
import { type Track } from '@qingyin/contract';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import SongMenu from './SongMenu.tsx';
import { type SongRemoval } from './use-remove-from-playlist.ts';

interface Setup {
  tracks?: Track[];
  removal?: SongRemoval;
  liked?: number[];
  answers?: Record<string, StubAnswer>;
  userId?: null;
}

async function show({ tracks = someTracks(1), removal, liked = [], answers = {}, ...rest }: Setup = {}) {
  const onClose = vi.fn();
  const onPlay = vi.fn();
  function Bench() {
    const likes = useLikes();
    return (
      <SongMenu
        tracks={tracks}
        anchor={{ x: 0, y: 0 }}
        onClose={onClose}
        onPlay={onPlay}
        likes={likes}
        removal={removal}
      />
    );
  }
  const bench = await renderConnected(<Bench />, {
    answers: { '/likelist': { code: 200, ids: liked, checkPoint: 0 }, ...answers },
    ...rest,
  });
  await screen.findByRole('menuitem', { name: '播放' });
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const choose = (name: string) => bench.user.click(screen.getByRole('menuitem', { name }));
  return { ...bench, onClose, onPlay, names, choose };
}

describe('menu of a song', () => {
  it("links to the song's pages and has no removal outside of removable lists", async () => {
    const { names } = await show({ tracks: someTracks(1, () => ({ mvId: 9 })) });
    const always = ['播放', '下一首播放', '添加到播放队列', '添加到歌单…', '喜欢', '下载', '分享'];
    const leading = ['查看评论', '查看专辑', '查看歌手：李白', '观看 MV'];
    expect(names()).toEqual(expect.arrayContaining([...always, ...leading]));
    expect(names()).not.toContain('从歌单中删除');
  });

  it('leads administrators from a song without a file to the list of missing songs', async () => {
    const answers = {
      '/x/capabilities': { code: 200, data: { features: ['account', 'song-replacements'] } },
      '/x/role': { code: 200, data: { role: 'admin' } },
    };
    const tracks = someTracks(1, () => ({ unplayable: 'file-missing' as const }));
    const { router, user } = await show({ tracks, answers });
    await user.click(await screen.findByRole('menuitem', { name: '替换缺失的歌曲…' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ settings: 'library', dialog: 'missing-songs' }),
    );
  });

  it('offers that neither for other songs nor to other users', async () => {
    const answers = { '/x/capabilities': { code: 200, data: { features: ['song-replacements'] } } };
    const { names } = await show({ tracks: someTracks(1, () => ({ unplayable: 'file-missing' })), answers });
    expect(names()).not.toContain('替换缺失的歌曲…');
  });

  it('requests the download of the song', async () => {
    const tracks = someTracks(1);
    const { choose, onClose } = await show({ tracks });
    await choose('下载');
    await waitFor(() => expect(downloadRequests.get()).toMatchObject({ ids: [tracks[0]?.id] }));
    expect(onClose).toHaveBeenCalledTimes(1);
    downloadRequests.set(null);
  });

  it('removes the song from its list', async () => {
    const removal = { label: '从歌单中删除', remove: vi.fn() };
    const tracks = someTracks(1);
    const { choose, onClose } = await show({ tracks, removal });
    await choose('从歌单中删除');
    expect(removal.remove).toHaveBeenCalledExactlyOnceWith(tracks);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('disables only playback for unplayable songs', async () => {
    await show({ tracks: someTracks(1, () => ({ unplayable: 'vip' })) });
    const disabled = screen.getAllByRole<HTMLButtonElement>('menuitem').filter((entry) => entry.disabled);
    const names = disabled.map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(['播放', '下一首播放', '添加到播放队列']));
    expect(names).not.toContain('喜欢');
  });
});

describe('menu of several songs', () => {
  const answers = {
    '/like': { code: 200, songs: [], playlistId: 5 },
    '/playlist/tracks': { status: 200, body: { code: 200 } },
  };

  it('shows their number and queues the playable ones', async () => {
    const tracks = someTracks(3, (index) => (index === 1 ? { unplayable: 'vip' } : {}));
    const { choose, player, names } = await show({ tracks });
    expect(screen.getByText('3 首歌曲')).toBeInTheDocument();
    expect(names()).not.toContain('分享');
    await choose('添加到播放队列');
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('likes all of them', async () => {
    const { choose } = await show({ tracks: someTracks(3), liked: [2], answers });
    await choose('喜欢');
    const bar = await screen.findByRole('region', { name: '撤销' });
    expect(within(bar).getByText('已喜欢 2 首歌')).toBeInTheDocument();
  });

  it('unlikes them if all are liked', async () => {
    const { user, stub } = await show({ tracks: someTracks(2), liked: [2, 1], answers });
    await user.click(await screen.findByRole('menuitem', { name: '取消喜欢' }));
    expect(await screen.findByText('已取消喜欢 2 首歌')).toBeInTheDocument();
    const like = stub.requests.find(({ url }) => url.pathname.endsWith('/like'));
    expect(await like?.form()).toMatchObject({ like: 'false' });
  });

  it('leads a guest who likes songs to the login', async () => {
    const { choose, router } = await show({ tracks: someTracks(2), userId: null });
    await choose('喜欢');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('a list whose order can be changed', () => {
  /** Menu of the song in row 1 of four, which follows the song as song lists do. */
  function Bench({ onMove, onClose }: { onMove: (to: number) => void; onClose: () => void }) {
    const likes = useLikes();
    const [row, setRow] = useState(1);
    const move = ([from = 0]: readonly number[], gap: number) => {
      const to = gap > from ? gap - 1 : gap;
      onMove(to);
      setRow(to);
    };
    return (
      <SongMenu
        tracks={someTracks(1)}
        anchor={{ x: 0, y: 0 }}
        onClose={onClose}
        onPlay={vi.fn()}
        likes={likes}
        rows={[row]}
        count={4}
        onMove={move}
      />
    );
  }

  it('moves the song by presses without dragging, and closes at the end of the list', async () => {
    const onMove = vi.fn();
    const onClose = vi.fn();
    const answers = { '/likelist': { code: 200, ids: [], checkPoint: 0 } };
    const { user } = await renderConnected(<Bench onMove={onMove} onClose={onClose} />, { answers });
    const down = await screen.findByRole('menuitem', { name: '往下移' });
    await user.click(down);
    expect(onMove).toHaveBeenLastCalledWith(2);
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(down);
    await user.click(down);
    expect(onMove).toHaveBeenLastCalledWith(3);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(down).toBeDisabled();
  });
});
