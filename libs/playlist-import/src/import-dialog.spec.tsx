import { chooseOption, renderConnected, song } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { actionBar } from '@qingyin/ui';
import { encode } from '@qingyin/text-encoding/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ImportDialog from './ImportDialog.tsx';

const own = { id: 8, name: '夜', coverImgUrl: '', userId: 10, trackCount: 4, specialType: 0 };
const catalogue = [
  song(1, { name: '静夜思', ar: [{ id: 1, name: '李白', tns: [], alias: [] }] }),
  song(3, { name: '相思', ar: [{ id: 3, name: '红豆', tns: [], alias: [] }] }),
  song(2, { name: '相思', ar: [{ id: 2, name: '王维', tns: [], alias: [] }] }),
];
const search = (url: URL) => {
  const keywords = (url.searchParams.get('keywords') ?? '').split(' ');
  const songs = catalogue.filter(({ name, ar }) =>
    keywords.every((word) => `${name}${ar[0]?.name}`.includes(word)),
  );
  return { code: 200, result: { songs, songCount: songs.length } };
};

async function open(answers: Record<string, StubAnswer> = {}) {
  const onClose = vi.fn();
  const bench = await renderConnected(<ImportDialog onClose={onClose} />, {
    answers: {
      '/user/playlist': { code: 200, more: false, playlist: [own] },
      '/cloudsearch': search,
      '/playlist/create': { code: 200, id: 77, playlist: { id: 77 } },
      '/playlist/tracks': { status: 200, body: { code: 200 } },
      '/playlist/detail': {
        code: 200,
        playlist: { id: 8, tracks: [], trackIds: [{ id: 1 }] },
        privileges: [],
      },
      ...answers,
    },
  });
  const sent = async (path: string) =>
    Promise.all(
      bench.stub.requests.filter(({ url }) => url.pathname.endsWith(path)).map((request) => request.form()),
    );
  return { ...bench, onClose, sent };
}

const text = () => screen.findByRole('textbox', { name: '歌曲清单' });
const write = async (content: string) => {
  fireEvent.change(await text(), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: '查找歌曲' }));
};
const kind = (name: string) => screen.findByRole('button', { name });

// Hides the undo bar: its store is global and survives the unmounted dialog.
afterEach(() => act(() => actionBar.hide()));

describe('import dialog', () => {
  it('matches lines, lets the user resolve uncertain ones and keeps the order of the source', async () => {
    const { user, sent, onClose } = await open();
    await write('1. 相思 - 红豆\n2. 李白 - 静夜思\n3. 相思\n4. 没有的歌 - 某人');
    await user.click(await kind('已找到 2'));
    expect(within(screen.getByRole('list', { name: '已找到' })).getAllByRole('listitem')).toHaveLength(2);
    await user.click(await kind('没找到 1'));
    expect(screen.getByText('没有找到，不导入')).toBeInTheDocument();
    await user.click(await kind('待确认 1'));
    await chooseOption(
      user,
      screen.getByRole('combobox', { name: '「相思」对应的歌' }),
      '相思 · 王维 · 专辑2 · 3:20',
    );
    const name = screen.getByRole('textbox', { name: '歌单名称' });
    await user.clear(name);
    await user.type(name, '唐诗');
    await user.click(screen.getByRole('button', { name: '导入 3 首歌' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await sent('/playlist/create')).toEqual([{ name: '唐诗', privacy: '10' }]);
    expect(await sent('/playlist/tracks')).toEqual([{ op: 'add', pid: '77', tracks: '3,1,2' }]);
    expect(await screen.findByRole('region', { name: '撤销' })).toBeInTheDocument();
  });

  it('adds only the missing songs to an existing playlist', async () => {
    const { user, sent, onClose } = await open();
    await write('李白 - 静夜思\n王维 - 相思');
    await kind('已找到 2');
    await chooseOption(user, await screen.findByRole('combobox', { name: '放进' }), '夜');
    await user.click(screen.getByRole('button', { name: '导入 2 首歌' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(await sent('/playlist/tracks')).toEqual([{ op: 'add', pid: '8', tracks: '2' }]);
  });

  it('lets the user search manually for a line without a match', async () => {
    const { user } = await open();
    await write('某首不认识的歌');
    await kind('没找到 1');
    await user.click(screen.getByRole('button', { name: '搜索「某首不认识的歌」' }));
    const field = await screen.findByRole('textbox', { name: '歌名或歌手' });
    await user.clear(field);
    await user.type(field, '静夜思{Enter}');
    await user.click(await screen.findByRole('button', { name: '静夜思 · 李白 · 专辑1 · 3:20' }));
    expect(screen.getByRole('button', { name: '导入 1 首歌' })).toBeInTheDocument();
  });

  it('resumes an unfinished import after the dialog was closed', async () => {
    await open();
    await write('李白 - 静夜思\n没有的歌');
    await kind('已找到 1');
    await kind('没找到 1');
    cleanup();
    const { user } = await open();
    expect(await screen.findByText('接着上次没有做完的导入。')).toBeInTheDocument();
    await kind('已找到 1');
    await user.click(screen.getByRole('button', { name: '重新开始' }));
    expect((await text()).textContent).toBe('');
  });

  it('shows unanswered lines with the error and continues on request', async () => {
    let down = true;
    const { user } = await open({
      '/cloudsearch': (url: URL) => (down ? new Response('', { status: 500 }) : Response.json(search(url))),
    });
    await write('李白 - 静夜思');
    expect(await screen.findByText('还有 1 首没有查到结果。')).toBeInTheDocument();
    expect(screen.getByRole('alert').textContent).toContain('服务器出了点问题，请稍后再试。');
    down = false;
    await user.click(screen.getByRole('button', { name: '继续查找' }));
    await kind('已找到 1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const file = (name: string, content: string) =>
    Object.assign(new File([content], name), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer),
    });

  it('reads a playlist file and reports a file without songs', async () => {
    const { user } = await open();
    await text();
    const chooser = screen.getByLabelText('选择文件', { selector: 'input' });
    await user.upload(chooser, file('空.json', '{}'));
    expect(await screen.findByText('这个文件里没有找到歌曲')).toBeInTheDocument();
    await user.upload(chooser, file('唐诗.m3u8', '#EXTM3U\n#EXTINF:200,李白 - 静夜思\nx.mp3'));
    await kind('已找到 1');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '歌单名称' }).value).toBe('唐诗');
  });

  it.each([
    ['歌单.xlsx', 'PK\u0003\u0004xl/workbook.xml', '这是 Excel 等软件的表格，请先另存为 CSV'],
    ['歌单.pdf', '%PDF-1.7', '这是 Word、PDF 等文档，请先另存为纯文本'],
    ['歌单.zip', 'PK\u0003\u0004a.m3u', '这是压缩文件，请先解压'],
    ['歌单.html', '<!doctype html><p>a - b</p>', '这是网页，请把其中的歌曲复制到上面的清单里'],
    ['歌单.mp3', 'ID3', '这是音频文件，请选择歌单文件'],
    ['歌单.fpl', 'a\0\0\0b\0\0', '这种文件只有原来的软件能读，请在那里导出为 M3U 或 CSV'],
    ['歌单.lrc', '[00:01.00]床前明月光', '不认识这种文件，请导出为 M3U、CSV 或文本'],
  ])('explains why %s cannot be imported and keeps the typed text', async (name, content, message) => {
    await open();
    fireEvent.change(await text(), { target: { value: '李白 - 静夜思' } });
    const chooser = screen.getByLabelText('选择文件', { selector: 'input' });
    // Fires `change` directly: a dropped file, or one chosen with the "all files" filter, can be outside `accept`.
    fireEvent.change(chooser, { target: { files: [file(name, content)] } });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect((await text()).textContent).toBe('李白 - 静夜思');
    expect(screen.getByRole('button', { name: '查找歌曲' })).toBeInTheDocument();
  });

  it('decodes a GB18030 file of an old program', async () => {
    const { user } = await open();
    await text();
    const list = '#EXTM3U\n#EXTINF:200,李白 - 静夜思\nx.mp3';
    const bytes = encode(list, 'gb18030').buffer;
    const chosen = Object.assign(file('唐诗.m3u', ''), { arrayBuffer: () => Promise.resolve(bytes) });
    await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), chosen);
    await kind('已找到 1');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '歌单名称' }).value).toBe('唐诗');
  });

  it('accepts the supported playlist file formats', async () => {
    const { user } = await open();
    await text();
    expect(screen.getByText('M3U、PLS、XSPF、CSV、JSON、文本等歌单文件，也可以拖到这里')).toBeInTheDocument();
    const chooser = screen.getByLabelText<HTMLInputElement>('选择文件', { selector: 'input' });
    for (const ending of ['.m3u8', '.pls', '.xspf', '.wpl', '.asx', '.xml', '.cue', '.csv', '.txt', '.json'])
      expect(chooser.accept.split(','), ending).toContain(ending);
    await user.upload(
      chooser,
      file(
        '唐诗.xspf',
        '<playlist><trackList><track><title>静夜思</title><creator>李白</creator></track></trackList></playlist>',
      ),
    );
    await kind('已找到 1');
  });
});
