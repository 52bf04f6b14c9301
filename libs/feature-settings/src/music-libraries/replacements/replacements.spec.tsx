import { renderConnected } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import DuplicatesDialog from './DuplicatesDialog.tsx';
import MissingSongsDialog from './MissingSongsDialog.tsx';
import { ReplacementButtons } from './ReplacementButtons.tsx';
import ReplacementsDialog from './ReplacementsDialog.tsx';

const DAY_MS = 86_400_000;
const song = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, artists: '林间', album: '山中', albumId: 1, duration: 200_000, library: '家' },
  path: `山中/${name}.mp3`,
  ...more,
});
const candidate = (id: number, sure: boolean) => song(id, '第一首', { album: '精选', reason: 'title', sure });
const missing = (id: number, name: string, candidates: object[]) =>
  song(id, name, { missingSince: Date.now(), forgottenAt: Date.now() + 12 * DAY_MS, candidates });
const counts = { songs: 1, playlists: 12, likes: 1, ratings: 0, plays: 30, comments: 2 };
const nothing = () => undefined;
const page = (data: readonly object[], more: object = {}): StubAnswer => ({
  code: 200,
  data,
  more: false,
  ...more,
});
const answersWith = (answers: Record<string, StubAnswer>) => ({
  answers: {
    '/x/admin/replacements/preview': { code: 200, data: counts },
    '/x/admin/replacements/add': { code: 200, ids: [5] },
    '/x/admin/replacements/undo': { code: 200 },
    ...answers,
  },
});
type Bench = Awaited<ReturnType<typeof renderConnected>>;
/** Forms of requests that were read: each can be read once. */
const forms = new WeakMap<object, Promise<Record<string, string>>>();
const sentTo = async ({ stub }: Bench, path: string): Promise<(string | undefined)[]> => {
  const calls = stub.requests.filter(({ url }) => url.pathname.endsWith(path));
  for (const call of calls) if (!forms.has(call)) forms.set(call, call.form());
  return Promise.all(calls.map(async (call) => (await forms.get(call))?.['pairs']));
};

describe('missing songs', () => {
  const show = (list: StubAnswer) =>
    renderConnected(
      <MissingSongsDialog onClose={nothing} />,
      answersWith({ '/x/admin/songs/missing': list }),
    );

  it('says when there are none, and offers a retry when they cannot be loaded', async () => {
    await show(page([]));
    expect(await screen.findByText('没有缺失的歌曲。')).toBeInTheDocument();
    await show({ code: 500 });
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  it('names what would move, and replaces only after the answer', async () => {
    const bench = await show(page([missing(7, '第一首', [candidate(9, false)])]));
    const row = (await screen.findByText('家/山中/第一首.mp3')).closest('li');
    expect(row?.textContent).toContain('12 天后忘记');
    await bench.user.click(screen.getByRole('button', { name: /^替换：第一首/ }));
    const question = screen.getByRole('dialog', { name: '替换这 1 首歌？' });
    expect(await within(question).findByText('12 个歌单')).toBeInTheDocument();
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['12 个歌单', '1 个喜欢', '30 次播放', '2 条评论']);
    expect(await sentTo(bench, '/replacements/add')).toEqual([]);
    await bench.user.click(within(question).getByRole('button', { name: '替换' }));
    expect(await screen.findByText('已替换 1 首歌')).toBeInTheDocument();
    await bench.user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByText('已替换 1 首歌')).toBeNull());
  });

  it('replaces all that were found for sure, and forgets single ones', async () => {
    const bench = await show(
      page([
        missing(7, '第一首', [candidate(9, true)]),
        missing(8, '第二首', [candidate(10, false)]),
        missing(11, '第三首', [candidate(12, true)]),
      ]),
    );
    expect(await screen.findByText('2 首歌在别处找到了同一个录音。')).toBeInTheDocument();
    await bench.user.click(screen.getByRole('button', { name: '全部替换' }));
    const question = screen.getByRole('dialog', { name: '替换这 2 首歌？' });
    await bench.user.click(within(question).getByRole('button', { name: '替换' }));
    await waitFor(async () => expect(await sentTo(bench, '/replacements/add')).toEqual(['7:9,11:12']));
    await bench.user.click(screen.getByRole('button', { name: '忘记：第二首' }));
    const second = screen.getByRole('dialog', { name: '忘记这 1 首歌？' });
    expect(await within(second).findByText('30 次播放')).toBeInTheDocument();
    expect(within(second).queryByText(/评论/)).toBeNull();
    await bench.user.click(within(second).getByRole('button', { name: '忘记' }));
    await waitFor(async () => expect((await sentTo(bench, '/replacements/add'))[1]).toBe('8:'));
  });
});

describe('duplicates', () => {
  const facts = { bitrate: 900_000, sampleRate: 44_100, size: 1_000_000, plays: 3, rating: 4 };
  const search = { running: false, done: 0, total: 0, finishedAt: 1, failed: false, prints: true };
  const group = {
    id: 7,
    reason: 'print',
    songs: [
      song(7, '第一首', { ...facts, type: 'flac', bits: 16 }),
      song(8, '又名', { ...facts, type: 'mp3', bits: 0, bitrate: 128_000 }),
    ],
  };
  const show = (groups: readonly object[], state: object = search) =>
    renderConnected(
      <DuplicatesDialog onClose={nothing} />,
      answersWith({
        '/x/admin/duplicates': page(groups, { search: state }),
        '/x/admin/duplicates/keep': { code: 200 },
      }),
    );

  it('proposes the best quality, and replaces the others by the one that is chosen', async () => {
    const bench = await show([group]);
    const best = await screen.findByRole('radio', { name: /第一首.*音质最好.*FLAC.*播放 3 次.*4 星/ });
    expect(best).toBeChecked();
    await bench.user.click(screen.getByRole('radio', { name: /又名/ }));
    await bench.user.click(screen.getByRole('button', { name: '只留选中的：第一首' }));
    await bench.user.click(
      within(screen.getByRole('dialog', { name: /^替换/ })).getByRole('button', { name: '替换' }),
    );
    await waitFor(async () => expect(await sentTo(bench, '/replacements/add')).toEqual(['7:8']));
  });

  it('remembers that all are wanted, and takes it back', async () => {
    const bench = await show([group]);
    await bench.user.click(await screen.findByRole('button', { name: '都保留：第一首' }));
    expect(await screen.findByText('都保留，以后不再提起')).toBeInTheDocument();
    await bench.user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByText('都保留，以后不再提起')).toBeNull());
  });

  it('says how far a search is, that it failed, and that there are no fingerprints', async () => {
    await show([], { ...search, running: true, done: 3, total: 10, prints: false });
    expect(await screen.findByText('正在比较声音：3 / 10')).toBeInTheDocument();
    expect(screen.getByText(/没有带 Chromaprint 的 ffmpeg/)).toBeInTheDocument();
    await show([], { ...search, failed: true });
    expect(await screen.findByText('查找中断了，请再试一次。')).toBeInTheDocument();
  });
});

describe('replacements', () => {
  it('are listed with their undo', async () => {
    const made = { id: 5, at: 1, by: '管理', kind: 'missing', from: song(7, '第一首'), undone: false };
    const named = ({ id, name, artists }: ReturnType<typeof song>) => ({ id, name, artists });
    const list = page([
      { ...made, from: named(song(7, '第一首')), to: named(song(9, '第一首（精选）')) },
      { ...made, id: 4, kind: 'forgotten', from: named(song(8, '第二首')), to: null, undone: true },
    ]);
    const bench = await renderConnected(
      <ReplacementsDialog onClose={nothing} />,
      answersWith({ '/x/admin/replacements': list }),
    );
    expect(await screen.findByText('第一首（精选） · 林间')).toBeInTheDocument();
    const buttons = screen.getAllByRole('button', { name: /^撤销：/ });
    expect(buttons).toHaveLength(1);
    await bench.user.click(buttons[0] as HTMLElement);
    await waitFor(() =>
      expect(bench.stub.requests.some(({ url }) => url.pathname.endsWith('/replacements/undo'))).toBe(true),
    );
  });
});

describe('the buttons of the lists', () => {
  const show = async (search: { dialog?: 'missing-songs' }) => {
    const bench = await renderConnected(<ReplacementButtons />, {
      answers: {
        '/x/capabilities': { code: 200, data: { features: ['account', 'song-replacements'] } },
        '/x/role': { code: 200, data: { role: 'admin' } },
        '/x/admin/songs/missing': page([]),
        '/x/admin/replacements': page([]),
      },
    });
    await bench.router.navigate({ to: '.', search: { settings: 'library', ...search } });
    return bench;
  };

  it('show the list that the address names, and close it there', async () => {
    const { router, user } = await show({ dialog: 'missing-songs' });
    const dialog = await screen.findByRole('dialog', { name: '缺失的歌曲' });
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({ settings: 'library' });
  });

  it('open a list, and put it into the address', async () => {
    const { router, user } = await show({});
    await user.click(await screen.findByRole('button', { name: '替换记录' }));
    expect(await screen.findByRole('dialog', { name: '替换记录' })).toBeInTheDocument();
    expect(router.state.location.search).toMatchObject({ dialog: 'replacements' });
  });
});
