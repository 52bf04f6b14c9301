import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TagCorrectionDialog } from './TagCorrectionDialog.tsx';

const tags = {
  ...{ title: '一', artists: ['甲'], album: '旧', albumArtists: ['甲'], trackNo: 1, discNo: 1 },
  ...{ year: 0, genres: [], compilation: false, composers: [], lyricists: [], conductors: [] },
  ...{ work: '', label: '', originalYear: 0 },
};
const FIRST = 1_000_000_001;

async function show(titles: string[], answers: Record<string, StubAnswer> = {}) {
  const onClose = vi.fn();
  const songIds = titles.map((_, at) => FIRST + at);
  const data = titles.map((title, at) => ({ id: FIRST + at, tags: { ...tags, title, trackNo: at + 1 } }));
  const albums = [{ name: '新', artists: ['甲'], before: 0, after: titles.length }];
  const bench = await renderConnected(<TagCorrectionDialog songIds={songIds} onClose={onClose} />, {
    answers: {
      '/x/admin/corrections/tags': { code: 200, data },
      '/x/admin/corrections/preview': { code: 200, data: { songs: [], changed: titles.length, albums } },
      '/x/admin/corrections/add': { code: 200, id: 5, applied: true, albumIds: [7] },
      ...answers,
    },
  });
  const album = await screen.findByRole<HTMLInputElement>('textbox', { name: '专辑' });
  const sent = async (path: string) =>
    bench.stub.requests.findLast(({ url }) => url.pathname.endsWith(path))?.form();
  return { ...bench, onClose, album, sent };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: '保存' });

it('previews and saves only what was changed', async () => {
  const { user, album, onClose, sent } = await show(['一']);
  expect(save()).toBeDisabled();
  await user.clear(album);
  await user.type(album, '新');
  expect(await screen.findByText('会改动 1 首歌。')).toBeInTheDocument();
  expect(screen.getByText('新专辑，1 首歌')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith([7]));
  expect(await sent('/add')).toEqual({ songs: String(FIRST), fields: '{"album":"新"}' });
});

it('leaves fields alone in which the songs differ', async () => {
  const { user, sent } = await show(['一', '二']);
  expect(screen.queryByRole('textbox', { name: '歌名' })).toBeNull();
  await user.type(field('流派'), '民谣；摇滚');
  await user.click(screen.getByRole('checkbox', { name: '这是一张群星合辑' }));
  await user.click(save());
  await waitFor(async () =>
    expect(await sent('/add')).toEqual({
      songs: `${String(FIRST)},${String(FIRST + 1)}`,
      fields: '{"genres":["民谣","摇滚"],"compilation":true}',
    }),
  );
});

it('has further fields for credits, works and the release', async () => {
  const { user, sent } = await show(['一', '二']);
  expect(screen.queryByRole('textbox', { name: '作曲' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '作曲、作品和发行…' }));
  await user.type(field('作曲'), '巴赫');
  await user.type(field('首次发行年份'), '1970');
  await user.click(save());
  await waitFor(async () =>
    expect(await sent('/add')).toMatchObject({ fields: '{"composers":["巴赫"],"originalYear":1970}' }),
  );
});

it('says what is wrong, and keeps the form when saving fails', async () => {
  const { user, album, onClose } = await show(['一'], {
    '/x/admin/corrections/add': { code: 404, message: '歌曲不存在' },
  });
  await user.clear(album);
  await user.type(field('年份'), '八七');
  await user.click(save());
  expect(screen.getByText('「专辑」不能为空')).toBeInTheDocument();
  expect(screen.getByText('请填数字')).toBeInTheDocument();
  await user.type(album, '新');
  await user.clear(field('年份'));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect([album.value, onClose.mock.calls.length]).toEqual(['新', 0]);
});

it('has the tags read in another encoding', async () => {
  const reading = (encoding: string, title: string, current = false) => ({
    ...{ encoding, current },
    songs: [{ id: FIRST, title, artists: '甲', album: '旧' }],
  });
  const { user, onClose, sent } = await show(['ÌìÄ§'], {
    '/x/admin/corrections/readings': {
      code: 200,
      data: [reading('windows-1252', 'ÌìÄ§', true), reading('gb18030', '天魔')],
    },
  });
  await user.click(screen.getByRole('button', { name: '文字是乱码？' }));
  expect(await screen.findByRole('radio', { name: /Windows-1252（现在的读法）$/ })).toBeChecked();
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^旧 · 甲 · 天魔/ }));
  expect(await screen.findByText('会改动 1 首歌。')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledWith([7]));
  expect(await sent('/add')).toEqual({ songs: String(FIRST), fields: '{"encoding":"gb18030"}' });
});

it('says when no other encoding fits, and leads back to the form', async () => {
  const { user } = await show(['一'], { '/x/admin/corrections/readings': { code: 200, data: [] } });
  await user.click(screen.getByRole('button', { name: '文字是乱码？' }));
  expect(await screen.findByText('这些文件的标签没有别的读法。')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(field('专辑').value).toBe('旧');
});
