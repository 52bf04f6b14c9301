import { capabilitiesAnswer, playlistAnswer, song, tracksAnswer, USER_ID } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.ts';

const USER = Number(USER_ID);
const changed = { status: 200, body: { code: 200 } };
const list = (id: number, rest = {}) => playlistAnswer(id, 4, 4, { userId: USER, ...rest });
const others = [
  { id: 7, name: '静夜思', userId: USER, trackCount: 4 },
  { id: 8, name: '山居', userId: USER, trackCount: 2 },
  { id: 9, name: '别人的', userId: 1, trackCount: 2 },
];

const show = (rest: Record<string, StubAnswer> = {}) =>
  renderScreen('/edit-song-list?id=7', {
    login: true,
    answers: {
      '/playlist/detail': (url: URL) =>
        url.searchParams.get('id') === '8'
          ? list(8, { trackIds: [{ id: 2 }, { id: 50 }], trackCount: 2 })
          : list(7),
      '/playlist/tracks': changed,
      '/song/order/update': { code: 200 },
      '/user/playlist': { code: 200, more: false, playlist: others },
      '/x/capabilities': capabilitiesAnswer(['playlist-versions']),
      '/x/playlists/versions': { code: 200, data: [] },
      ...rest,
    },
  });
type Bench = Awaited<ReturnType<typeof show>>;
const sent = ({ stub }: Bench, path: string) =>
  Promise.all(
    stub.requests.filter(({ url }) => url.pathname.endsWith(path)).map((request) => request.form()),
  );
const undo = async ({ user }: Bench) =>
  user.click(
    within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '撤销' }),
  );

describe('finding duplicates', () => {
  const twice = list(7, {
    tracks: [song(1), song(2, { name: '鹿柴' }), song(3, { name: '鹿柴 (Live)', ar: song(2).ar }), song(4)],
  });

  it('proposes to remove all but the first recording and restores them on undo', async () => {
    const bench = await show({ '/playlist/detail': twice });
    await bench.user.click(await screen.findByRole('button', { name: '查找重复' }));
    const group = within(await screen.findByRole('group', { name: /鹿柴/ }));
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    await bench.user.click(boxes[0]!);
    await bench.user.click(boxes[1]!);
    await bench.user.click(screen.getByRole('button', { name: '移出勾选的 1 首' }));
    expect(await screen.findByText('没有找到重复的歌曲。')).toBeInTheDocument();
    expect(await sent(bench, '/playlist/tracks')).toEqual([{ op: 'del', pid: '7', tracks: '2' }]);
    await undo(bench);
    expect(await screen.findByRole('group', { name: /鹿柴/ })).toBeInTheDocument();
    await waitFor(async () =>
      expect(await sent(bench, '/song/order/update')).toEqual([{ pid: '7', ids: '[1,2,3,4]' }]),
    );
  });

  it('searches all songs of a long playlist, also after a failed request', async () => {
    let down = true;
    const bench = await show({
      '/playlist/detail': playlistAnswer(7, 1200, 10, { userId: USER }),
      '/playlist/track/all': (url: URL) =>
        down ? new Response('', { status: 500 }) : tracksAnswer(1200)(url),
    });
    await bench.user.click(await screen.findByRole('button', { name: '查找重复' }));
    const retry = await screen.findByRole('button', { name: '重试' });
    down = false;
    await bench.user.click(retry);
    expect(await screen.findByText('没有找到重复的歌曲。')).toBeInTheDocument();
  });
});

describe('merging into an existing playlist', () => {
  it('skips songs the target has and undoes exactly the added ones', async () => {
    const bench = await show();
    await bench.user.click(await screen.findByRole('button', { name: '选择歌单' }));
    const menu = within(await screen.findByRole('menu', { name: '并入另一个歌单' }));
    const target = await menu.findByRole('menuitem', { name: /山居/ });
    // The entry for a new playlist and the one other playlist.
    expect(menu.getAllByRole('menuitem')).toHaveLength(2);
    await bench.user.click(target);
    expect(await screen.findByText('已把 3 首歌添加到歌单「山居」，其余的原来就在')).toBeInTheDocument();
    await undo(bench);
    await waitFor(async () =>
      expect(await sent(bench, '/playlist/tracks')).toEqual([
        { op: 'add', pid: '8', tracks: '1,3,4' },
        { op: 'del', pid: '8', tracks: '1,3,4' },
      ]),
    );
  });
});

describe('merging into a new playlist', () => {
  it('asks for the name of the new playlist', async () => {
    const bench = await show({ '/playlist/create': { code: 200, id: 31, playlist: list(31).playlist } });
    await bench.user.click(await screen.findByRole('button', { name: '选择歌单' }));
    await bench.user.click(await screen.findByRole('menuitem', { name: '新建歌单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '新建歌单' }));
    await bench.user.type(dialog.getByRole('textbox', { name: /歌单名称/ }), '合起来');
    await bench.user.click(dialog.getByRole('button', { name: '创建' }));
    expect(await screen.findByText('已新建歌单「合起来」，放进 4 首歌')).toBeInTheDocument();
    expect(await sent(bench, '/playlist/tracks')).toEqual([{ op: 'add', pid: '31', tracks: '1,2,3,4' }]);
  });
});

describe('earlier versions of a playlist', () => {
  const version = (number: number, added: number, removed: number) => ({
    version: number,
    time: Date.UTC(2026, 4, number, 4),
    count: 4,
    added,
    removed,
  });
  const versions = { code: 200, data: [version(3, 2, 1), version(2, 0, 3), version(1, 0, 0)] };

  it('lists the versions with their time and the changes since', async () => {
    await show({ '/x/playlists/versions': versions });
    const region = within(await screen.findByRole('region', { name: '历史版本' }));
    const rows = (await region.findAllByRole('listitem')).map((row) => row.textContent);
    expect(rows[0]).toMatch(/2026年5月3日.*4 首 · 之后加入 2 首，移出 1 首/);
    expect(rows[1]).toContain('之后移出 3 首');
    expect(rows[2]).toContain('之后改了顺序');
  });

  it('restores a version and returns to the previous state on undo', async () => {
    const bench = await show({
      '/x/playlists/versions': versions,
      '/x/playlists/restore': { code: 200, version: 4, count: 4 },
    });
    await bench.user.click(await screen.findByRole('button', { name: /^恢复：2026年5月3日/ }));
    expect(await screen.findByText(/^歌单已恢复到 2026年5月3日/)).toBeInTheDocument();
    await waitFor(() =>
      expect(bench.stub.paths().filter((path) => path === '/playlist/detail')).toHaveLength(2),
    );
    await undo(bench);
    await waitFor(async () =>
      expect(await sent(bench, '/x/playlists/restore')).toEqual([
        { id: '7', version: '3' },
        { id: '7', version: '4' },
      ]),
    );
  });

  it('requests no versions if the service has none', async () => {
    const bench = await show({ '/x/capabilities': capabilitiesAnswer() });
    await screen.findByRole('button', { name: '查找重复' });
    expect(screen.queryByRole('region', { name: '历史版本' })).toBeNull();
    expect(bench.stub.paths()).not.toContain('/x/playlists/versions');
  });
});
