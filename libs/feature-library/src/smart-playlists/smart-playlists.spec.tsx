import { capabilitiesAnswer, chooseOption, renderConnected, songs } from '@qingyin/test-harness';
import type { SmartPlaylist } from '@qingyin/contract';
import { actionBar, QueryBoundary } from '@qingyin/ui';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SmartPlaylistDialog from './SmartPlaylistDialog.tsx';
import SmartPlaylistView from './SmartPlaylistView.tsx';
import { SmartPlaylistSection } from './SmartPlaylistSection.tsx';

const list: SmartPlaylist = {
  id: 4,
  name: '常听的',
  rules: {
    match: 'all',
    rules: [{ field: 'plays', op: 'more', value: 10 }],
    order: 'plays',
    descending: true,
    limit: 3,
  },
  createTime: 1,
  updateTime: 1,
};
const own = { id: 8, name: '夜', coverImgUrl: '', userId: 10, trackCount: 4, specialType: 0 };
const answers = {
  '/x/capabilities': capabilitiesAnswer(['smart-playlists']),
  '/x/smart-playlists': { code: 200, data: [list] },
  '/x/smart-playlists/create': { code: 200, data: { ...list, id: 5, name: '新的' } },
  '/x/smart-playlists/delete': { code: 200 },
  '/x/smart-playlists/preview': { code: 200, count: 7, ids: [3, 1, 2] },
  '/user/playlist': { code: 200, more: false, playlist: [own] },
  '/song/detail': { code: 200, songs: songs(3), privileges: [] },
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/playlist/create': { code: 200, id: 77, playlist: { id: 77 } },
  '/playlist/tracks': { status: 200, body: { code: 200 } },
};
const formsOf = (bench: Awaited<ReturnType<typeof renderConnected>>, path: string) =>
  Promise.all(
    bench.stub.requests.filter(({ url }) => url.pathname.endsWith(path)).map((request) => request.form()),
  );

// Hides the undo bar: its store is global and survives the unmounted component.
afterEach(() => act(() => actionBar.hide()));

describe('smart playlist dialog', () => {
  it('builds rules from choices, counts matching songs meanwhile and sends the complete rules', async () => {
    const onSaved = vi.fn();
    const dialog = <SmartPlaylistDialog userId="10" onClose={() => undefined} onSaved={onSaved} />;
    const bench = await renderConnected(dialog, { answers });
    const { user } = bench;
    expect(await screen.findByText('现在有 7 首歌符合')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: '歌单名称' }), '新的');
    await chooseOption(user, screen.getByRole('combobox', { name: '规则 1 的条件' }), '从来没有');
    expect(screen.queryByRole('spinbutton', { name: '规则 1 的值' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '添加规则' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('还有规则没有填完')).toBeInTheDocument();
    await chooseOption(user, screen.getByRole('combobox', { name: '规则 2 看什么' }), '歌单');
    await chooseOption(user, await screen.findByRole('combobox', { name: '规则 2 的值' }), '夜');
    await chooseOption(user, screen.getByRole('combobox', { name: '匹配方式' }), '符合任何一条规则');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    const [sent] = await formsOf(bench, '/x/smart-playlists/create');
    expect(sent?.['name']).toBe('新的');
    expect(JSON.parse(String(sent?.['rules']))).toEqual({
      match: 'any',
      rules: [
        { field: 'liked', op: 'never' },
        { field: 'list', op: 'in', value: 8 },
      ],
      order: 'liked',
      descending: true,
      limit: 100,
    });
  });

  it('offers genres, music libraries and formats as choices, and days as dates', async () => {
    const dialog = (
      <SmartPlaylistDialog userId="10" list={list} onClose={() => undefined} onSaved={() => undefined} />
    );
    const bench = await renderConnected(dialog, {
      answers: {
        ...answers,
        '/x/library/genres': { code: 200, genres: [{ key: 'jazz', name: 'Jazz' }], decades: [] },
        '/x/library/libraries': {
          code: 200,
          libraries: [
            { id: 3, name: '' },
            { id: 4, name: '客厅' },
          ],
        },
        '/x/smart-playlists/update': { code: 200, data: list },
      },
    });
    const { user } = bench;
    const choose = async (name: string, option: string) =>
      chooseOption(user, await screen.findByRole('combobox', { name }), option);
    for (const [position, field, value] of [
      [1, '流派', 'Jazz'],
      [2, '音乐库', '客厅'],
      [3, '文件格式', 'FLAC'],
    ] as const) {
      if (position > 1) await user.click(screen.getByRole('button', { name: '添加规则' }));
      await choose(`规则 ${position} 看什么`, field);
      await choose(`规则 ${position} 的值`, value);
    }
    await user.click(screen.getByRole('button', { name: '添加规则' }));
    await choose('规则 4 看什么', '加入音乐库的时间');
    await choose('规则 4 的条件', '不早于');
    fireEvent.change(screen.getByLabelText('规则 4 的值'), { target: { value: '2026-02-28' } });
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(bench.stub.paths()).toContain('/x/smart-playlists/update'));
    const [sent] = await formsOf(bench, '/x/smart-playlists/update');
    expect(JSON.parse(String(sent?.['rules']))).toMatchObject({
      rules: [
        { field: 'genre', op: 'is', value: 'jazz' },
        { field: 'library', op: 'in', value: 4 },
        { field: 'format', op: 'is', value: 'flac' },
        { field: 'libraryAdded', op: 'since', value: new Date(2026, 1, 28).getTime() },
      ],
    });
  });

  it('says that there are no genres, and keeps a value that is not among the choices', async () => {
    const rules: SmartPlaylist['rules'] = {
      ...list.rules,
      rules: [{ field: 'genre', op: 'is', value: 'folk' }],
    };
    const dialog = (
      <SmartPlaylistDialog
        userId="10"
        list={{ ...list, rules }}
        onClose={() => undefined}
        onSaved={() => undefined}
      />
    );
    const { user } = await renderConnected(dialog, {
      answers: { ...answers, '/x/library/genres': { code: 200, genres: [], decades: [] } },
    });
    const value = await screen.findByRole('combobox', { name: '规则 1 的值' });
    await user.click(value);
    expect(await screen.findByRole('option', { name: '没有流派' })).toBeInTheDocument();
    expect(value).toHaveTextContent('folk');
  });

  it('reports a failed save', async () => {
    const onSaved = vi.fn();
    const dialog = (
      <SmartPlaylistDialog userId="10" list={list} onClose={() => undefined} onSaved={onSaved} />
    );
    const { user } = await renderConnected(dialog, {
      answers: { ...answers, '/x/smart-playlists/update': { code: 500 } },
    });
    await user.click(await screen.findByRole('button', { name: '保存' }));
    expect(await screen.findByText('没能保存，请再试一次')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });
});

describe('smart playlist page', () => {
  const open = (id = '4') =>
    renderConnected(
      <QueryBoundary pending={null}>
        <SmartPlaylistView id={id} userId="10" />
      </QueryBoundary>,
      { answers },
    );

  it('shows the songs in their order, plays them and saves them as an ordinary playlist', async () => {
    vi.stubGlobal('innerHeight', 800);
    const bench = await open();
    const { user, player } = bench;
    expect(await screen.findByRole('heading', { name: '常听的' })).toBeInTheDocument();
    expect(await screen.findByText(/有 7 首歌符合，这里是前 3 首/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '播放全部' }));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([3, 1, 2]);
    await user.click(screen.getByRole('button', { name: '存为普通歌单' }));
    const bar = await screen.findByRole('region', { name: '撤销' });
    expect(bar.textContent).toContain('已新建歌单「常听的」');
    expect(await formsOf(bench, '/playlist/tracks')).toEqual([{ op: 'add', pid: '77', tracks: '3,1,2' }]);
  });

  it('deletes the smart playlist and creates it again on 撤销', async () => {
    const bench = await open();
    const { user } = bench;
    await user.click(await screen.findByRole('button', { name: '删除' }));
    const bar = await screen.findByRole('region', { name: '撤销' });
    await user.click(within(bar).getByRole('button', { name: '撤销' }));
    await waitFor(async () => expect(await formsOf(bench, '/x/smart-playlists/create')).toHaveLength(1));
    expect(await formsOf(bench, '/x/smart-playlists/delete')).toEqual([{ id: '4' }]);
  });

  it('reports a missing smart playlist', async () => {
    await open('9');
    expect(await screen.findByText('没有找到这个智能歌单，它也许已被删除。')).toBeInTheDocument();
  });
});

describe('section of smart playlists', () => {
  it('links to each smart playlist and is hidden when the service lacks them', async () => {
    await show(['smart-playlists']);
    const link = await screen.findByRole('link', { name: '常听的' });
    expect(link.getAttribute('href')).toBe('/my-playlist?smart=4');
    cleanup();
    await show([]);
    expect(screen.queryByRole('heading', { name: '智能歌单' })).toBeNull();
  });
});

async function show(features: string[]) {
  const bench = await renderConnected(<SmartPlaylistSection userId="10" />, {
    answers: { ...answers, '/x/capabilities': capabilitiesAnswer(features) },
  });
  await waitFor(() => expect(bench.stub.paths()).toContain('/x/capabilities'));
}
