import { File as ReadableFile } from 'node:buffer';
import { type CloudItem, type OldSong } from '@qingyin/contract';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { capable, song } from '@qingyin/media-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const FIRST = 2_000_000_000;

/** A file of the disk, matched to the catalogue's song `matched` where one is given. */
function item(at: number, matched?: number): CloudItem {
  const songId = FIRST + at;
  const known = song(matched ?? songId);
  return {
    songId,
    songName: `录音${at}`,
    artist: '月白',
    album: '手机录音',
    fileName: `录音${at}.flac`,
    fileSize: 8 * 1024 * 1024,
    bitrate: 912,
    addTime: 1,
    version: 1,
    cover: 0,
    coverId: '',
    lyricId: '',
    simpleSong: {
      ...known,
      id: songId,
      name: matched ? `歌曲${matched}` : `录音${at}`,
      t: matched ? 2 : 1,
      s_id: matched ?? 0,
      privilege: { ...known.privilege, id: songId, cs: true },
    } as CloudItem['simpleSong'],
  };
}

const disk = (items: CloudItem[], more: object = {}) => ({
  code: 200,
  data: items,
  count: items.length,
  size: String(items.length * 8 * 1024 * 1024),
  maxSize: String(64 * 1024 * 1024),
  upgradeSign: 0,
  hasMore: false,
  ...more,
});

const answers = (
  rest: Record<string, StubAnswer> = {},
  items = [item(1), item(2, 7)],
): Record<string, StubAnswer> => ({
  '/user/cloud': disk(items),
  '/x/capabilities': capable(['cloud-tags', 'download']),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/user/cloud/del': { code: 200, succIds: [], failIds: [] },
  ...rest,
});
const grid = () => screen.findByRole('grid', { name: '我的音乐云盘' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const openMenu = async (name: RegExp) => {
  fireEvent.contextMenu(await row(name));
  return within(await screen.findByRole('menu'));
};

beforeEach(() => {
  // jsdom lays nothing out; the list needs a window to fill.
  vi.stubGlobal('innerHeight', 800);
});

describe('the cloud disk', () => {
  it('invites a guest to sign in', async () => {
    const { stub } = await renderScreen('/cloud', { answers: answers() });
    expect(screen.getByText(/把自己的音乐存进云盘/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '登录' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '上传音乐' })).toBeNull();
    expect(stub.paths()).not.toContain('/user/cloud');
  });

  it('lists files with quality, size and match, and tells how much room is used', async () => {
    await renderScreen('/cloud', { login: true, answers: answers() });
    await grid();
    const own = within(await row(/^录音1 /));
    for (const text of ['FLAC 912k', '未匹配']) expect(own.getByText(text)).toBeTruthy();
    expect(own.getByText(/8(\.0)?\s?MB/)).toBeTruthy();
    expect(within(await row(/^歌曲7 /)).getByText('已匹配')).toBeTruthy();
    expect(screen.getByRole('meter', { name: '云盘空间' }).getAttribute('aria-valuenow')).toBe('25');
  });

  it('says what it is for when nothing is in it, and how to begin', async () => {
    await renderScreen('/cloud', { login: true, answers: answers({}, []) });
    expect(await screen.findByText(/云盘还是空的/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '上传音乐' }).length).toBeGreaterThan(0);
  });

  it('shows a failure with 重试, and comes back', async () => {
    let down = true;
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: answers({ '/user/cloud': () => (down ? new Response('', { status: 500 }) : disk([item(1)])) }),
    });
    await screen.findByRole('alert');
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await row(/^录音1 /)).toBeTruthy();
  });

  it('fetches the rest by itself and plays the whole disk', async () => {
    const all = Array.from({ length: 150 }, (_, at) => item(at));
    const { player, user } = await renderScreen('/cloud', {
      login: true,
      answers: answers({
        '/user/cloud': (url: URL) => {
          const offset = Number(url.searchParams.get('offset'));
          const some = all.slice(offset, offset + Number(url.searchParams.get('limit')));
          return disk(some, { count: 150, hasMore: offset + some.length < 150 });
        },
      }),
    });
    await waitFor(async () => expect((await grid()).getAttribute('aria-rowcount')).toBe('151'));
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: '播放全部' }));
      expect(player.snapshot.get().queue).toHaveLength(150);
    });
    expect(player.snapshot.get().source).toMatchObject({ kind: 'cloud' });
  });
});

describe('deleting', () => {
  it('waits with the service until it can no longer be taken back', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: answers() });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^录音1 / })).toBeNull());
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    expect(stub.paths()).not.toContain('/user/cloud/del');
    await user.click(bar.getByRole('button', { name: '撤销' }));
    expect(await row(/^录音1 /)).toBeTruthy();
    expect(stub.paths()).not.toContain('/user/cloud/del');

    const again = await openMenu(/^录音1 /);
    await user.click(again.getByRole('menuitem', { name: '从云盘删除' }));
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '关闭' }),
    );
    await waitFor(() => expect(stub.paths()).toContain('/user/cloud/del'));
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/user/cloud/del'));
    expect(await sent?.form()).toEqual({ id: String(FIRST + 1) });
    expect(screen.queryByRole('row', { name: /^录音1 / })).toBeNull();
  });

  it('is sent when the page closes', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: answers() });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await screen.findByRole('region', { name: '撤销' });
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(stub.paths()).toContain('/user/cloud/del'));
  });

  it('is not sent once its session has ended', async () => {
    const { stub, user } = await renderScreen('/cloud', { login: true, answers: answers() });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: null }));
    await screen.findByRole('link', { name: '登录' });
    await user.click(bar.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '撤销' })).toBeNull());
    expect(stub.paths()).not.toContain('/user/cloud/del');
  });

  it('brings songs back that the service kept', async () => {
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: answers({ '/user/cloud/del': () => new Response('', { status: 500 }) }),
    });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '从云盘删除' }));
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '关闭' }),
    );
    expect(await row(/^录音1 /)).toBeTruthy();
  });
});

describe('what a song is', () => {
  const matches = {
    '/search/match': { code: 200, result: { ids: [7], songs: [oldSong(7)] } },
    '/cloudsearch': { code: 200, result: { songs: [song(7), song(9)], songCount: 2 } },
  };

  it('is matched to a song of the catalogue, and that is taken back', async () => {
    const matched: (string | null)[] = [];
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: answers({
        ...matches,
        '/cloud/match': async (_url: URL, request: Request) => {
          const form = await request.formData();
          matched.push(String(form.get('asid')));
          const to = Number(form.get('asid'));
          return Response.json({ code: 200, matchData: to ? item(1, to) : item(1) });
        },
      }),
    });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '匹配歌曲…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '匹配歌曲' }));
    const list = within(await dialog.findByRole('list', { name: '可能是这些歌' }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /^歌曲9/ }));
    expect(await row(/^歌曲9 /)).toBeTruthy();
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '撤销' }),
    );
    expect(await row(/^录音1 /)).toBeTruthy();
    expect(matched).toEqual(['9', '0']);
  });

  it('is called what its owner says', async () => {
    const { user, stub } = await renderScreen('/cloud', {
      login: true,
      answers: answers({
        '/x/cloud/tags': () => {
          const now = item(1);
          return { code: 200, data: { ...now, simpleSong: { ...now.simpleSong, name: '新名' } } };
        },
      }),
    });
    const menu = await openMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '编辑标签…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑标签' }));
    const name = dialog.getByRole('textbox', { name: /歌名/ });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('歌名不能为空')).toBeTruthy();
    await user.type(name, '新名');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await row(/^新名 /)).toBeTruthy();
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/x/cloud/tags'));
    expect(await sent?.form()).toEqual({
      id: String(FIRST + 1),
      song: '新名',
      artist: '月白',
      album: '手机录音',
    });
  });
});

describe('files that are chosen', () => {
  it('are listed, and what cannot be sent says why', async () => {
    const { user } = await renderScreen('/cloud', { login: true, answers: answers() });
    await grid();
    const input = screen.getByLabelText<HTMLInputElement>('选择音乐文件');
    fireEvent.change(input, { target: { files: [new File(['x'], '封面.jpg'), new File([], '空.mp3')] } });
    const panel = within(await screen.findByRole('region', { name: '上传列表' }));
    expect(await panel.findByText(/不支持这种文件/)).toBeTruthy();
    expect(panel.getByText('这是一个空文件')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: '从列表移除 封面.jpg' }));
    await waitFor(() => expect(panel.queryByText('封面.jpg')).toBeNull());
    await user.click(panel.getByRole('button', { name: '从列表移除 空.mp3' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '上传列表' })).toBeNull());
  });

  it('are taken where they are dropped, folders with their songs only', async () => {
    await renderScreen('/cloud', {
      login: true,
      answers: answers({ '/cloud/upload/token': { code: 501, message: '云盘空间不足' } }),
    });
    await grid();
    const file = (name: string) => ({
      isFile: true,
      isDirectory: false,
      name,
      // jsdom's own files cannot be read.
      file: (done: (file: unknown) => void) => done(new ReadableFile([name], name)),
    });
    const batches = [[file('一.mp3'), file('cover.jpg')], [file('二.flac')], []];
    const folder = {
      isFile: false,
      isDirectory: true,
      name: '专辑',
      createReader: () => ({ readEntries: (done: (found: object[]) => void) => done(batches.shift() ?? []) }),
    };
    const drop = new Event('drop', { cancelable: true });
    Object.assign(drop, {
      dataTransfer: {
        types: ['Files'],
        items: [{ kind: 'file', webkitGetAsEntry: () => folder }],
        files: [],
      },
    });
    fireEvent(document, drop);
    expect(drop.defaultPrevented).toBe(true);
    const panel = within(await screen.findByRole('region', { name: '上传列表' }));
    expect(await panel.findByText('一.mp3')).toBeTruthy();
    expect(panel.getByText('二.flac')).toBeTruthy();
    expect(panel.queryByText('cover.jpg')).toBeNull();
    await waitFor(() => expect(panel.getAllByText(/文件太大/)).toHaveLength(2));
  });
});

/** The older form of a song, as `search/match` has it. */
function oldSong(id: number): OldSong {
  const { ar, al, dt, ...rest } = song(id);
  return {
    ...rest,
    artists: ar,
    album: al,
    duration: dt,
    alias: [],
    transNames: [],
    mvid: 0,
    disc: '',
    popularity: 0,
  } as unknown as OldSong;
}
