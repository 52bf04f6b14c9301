import type { MusicLibrary } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { renderConnected } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { libraryFixture } from './library-fixture.ts';
import MusicLibrariesBlock from './MusicLibrariesBlock.tsx';

const scan = {
  pass: 'tags',
  found: 400,
  toRead: 400,
  read: 100,
  failed: 3,
  startedAt: 1,
  leftMs: 130_000,
} as const;

function show(libraries: MusicLibrary[] | StubAnswer, more: Record<string, StubAnswer> = {}) {
  const list = Array.isArray(libraries) ? { code: 200, data: libraries } : libraries;
  return renderConnected(<MusicLibrariesBlock />, { answers: { '/x/admin/libraries': list, ...more } });
}
const card = async (name = '家里的音乐') => screen.findByRole('listitem', { name });
const sentTo = (bench: Awaited<ReturnType<typeof show>>, path: string) =>
  bench.stub.requests.filter(({ url }) => url.pathname.endsWith(path));

describe('the list of music libraries', () => {
  it('explains what a library is when there is none', async () => {
    await show([]);
    expect(await screen.findByText('还没有音乐库')).toBeInTheDocument();
    expect(screen.getByText(/npm start -- --music/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '添加文件夹' })).toBeInTheDocument();
  });

  it('offers a retry when it cannot be loaded', async () => {
    await show({ code: 500 });
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  it('shows name, folder, counts, listeners, watching and last scan', async () => {
    const members = ['半夏', '青山'].map((nickname, at) => ({ userId: at + 5, nickname, avatarUrl: '' }));
    await show([libraryFixture({ everyone: false, members, watching: 'network-mount' })]);
    const text = (await card()).textContent;
    for (const part of ['在线', '/mnt/music', '1,288 首歌', '90 张专辑', '1,300 个文件', '半夏 · 青山'])
      expect(text).toContain(part);
    expect(text).toContain('网络盘收不到文件变化的通知，每 6 小时检查一次');
    expect(text).toMatch(/上次扫描2001/);
  });

  it('counts the files in formats that are not supported', async () => {
    const unsupported = [
      { extension: 'ape', files: 1200 },
      { extension: 'wma', files: 4 },
    ];
    await show([libraryFixture({ unsupported }), libraryFixture({ id: 2, name: '车上' })]);
    expect((await card()).textContent).toContain('还有 1,204 个文件的格式不支持：APE 1,200、WMA 4');
    expect((await card('车上')).textContent).not.toContain('格式不支持');
  });

  const withFfmpeg = (version: string | null, waiting: number): StubAnswer => ({
    ...{ code: 200, data: [libraryFixture({})], conversion: { version, waiting } },
  });

  it('says which ffmpeg converts', async () => {
    await show(withFfmpeg('7.1', 0));
    expect(await screen.findByText(/由 ffmpeg 7\.1 转换/)).toBeInTheDocument();
  });

  it('says that ffmpeg is missing, what to install and how many songs wait for it', async () => {
    await show(withFfmpeg(null, 1204));
    expect(await screen.findByText(/有 1,204 首歌在等它/)).toBeInTheDocument();
    for (const command of ['apt install ffmpeg', 'brew install ffmpeg', 'winget install ffmpeg'])
      expect(screen.getByText(command)).toBeInTheDocument();
  });

  it('counts no songs while none waits for ffmpeg', async () => {
    await show(withFfmpeg(null, 0));
    expect(await screen.findByText(/服务器没有 ffmpeg/)).toBeInTheDocument();
    expect(screen.queryByText(/在等它/)).toBeNull();
  });

  it.each([
    ['missing-root', /找不到这个文件夹/],
    ['empty-root', /现在是空的/],
    ['unreadable-root', /让运行青音的用户有权限读取/],
  ] as const)('says why a library is offline (%s) and what to do', async (reason, text) => {
    await show([libraryFixture({ state: 'offline', reason })]);
    expect((await card()).textContent).toMatch(text);
    expect(screen.queryByRole('button', { name: '这些文件确实删除了' })).toBeNull();
  });

  it('shows the progress of a scan, and speaks it in steps only', async () => {
    await show([libraryFixture({ scan })]);
    const text = (await card()).textContent;
    for (const part of ['400 个里已读 100 个', '3 个读不出', '大约还要 3 分钟']) expect(text).toContain(part);
    expect(screen.getByRole('progressbar', { name: '扫描「家里的音乐」' })).toHaveProperty(
      'ariaValueNow',
      '25',
    );
    expect(screen.getByRole('status').textContent).toBe('正在读取文件，已完成 25%');
  });

  it('opens the files that could not be read, page by page', async () => {
    const problems = ({ searchParams }: URL) =>
      searchParams.get('offset') === '0'
        ? { code: 200, data: [{ path: '一/二.ape', error: 'truncated' }], more: true }
        : { code: 200, data: [{ path: '三.wma', error: 'no-permission' }], more: false };
    const { user } = await show([libraryFixture({ failed: 2 })], { '/x/admin/libraries/problems': problems });
    await user.click(await screen.findByRole('button', { name: /读不出的文件/ }));
    const list = await screen.findByRole('list', { name: '读不出的文件' });
    expect(list.textContent).toBe('一/二.ape文件不完整，可能没有复制完');
    await user.click(screen.getByRole('button', { name: '显示更多' }));
    expect(await within(list).findByText('服务器没有权限读取')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
  });
});

describe('a music library', () => {
  it('is scanned again, once', async () => {
    const bench = await show([libraryFixture()], { '/x/admin/libraries/scan': { code: 200 } });
    await bench.user.click(await screen.findByRole('button', { name: /^重新扫描/ }));
    await waitFor(() => expect(sentTo(bench, '/scan')).toHaveLength(1));
    expect(await sentTo(bench, '/scan')[0]?.form()).toEqual({ id: '1' });
  });

  it('is removed only after a confirmation that explains the consequences', async () => {
    let libraries = [libraryFixture()];
    const bench = await show(() => ({ code: 200, data: libraries }), {
      '/x/admin/libraries/remove': () => {
        libraries = [libraryFixture({ removedAt: Date.now() })];
        return { code: 200 };
      },
      '/x/admin/libraries/restore': () => {
        libraries = [libraryFixture()];
        return { code: 200 };
      },
    });
    await bench.user.click(await screen.findByRole('button', { name: '移除：家里的音乐' }));
    const dialog = await screen.findByRole('dialog', { name: '移除「家里的音乐」？' });
    for (const part of ['马上变灰', '30 天以内可以恢复', '文件不会被改动或删除'])
      expect(dialog.textContent).toContain(part);
    expect(sentTo(bench, '/remove')).toHaveLength(0);
    await bench.user.click(within(dialog).getByRole('button', { name: '移除' }));
    const restore = await screen.findByRole('button', { name: '恢复：家里的音乐' });
    expect((await card()).textContent).toMatch(/已移除.*以前可以恢复/);
    expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull();
    await bench.user.click(restore);
    expect(await screen.findByRole('button', { name: '移除：家里的音乐' })).toBeInTheDocument();
  });

  it('stays, with an error, when the service refuses its removal', async () => {
    const { user } = await show([libraryFixture()], { '/x/admin/libraries/remove': { code: 500 } });
    await user.click(await screen.findByRole('button', { name: '移除：家里的音乐' }));
    await user.click(await screen.findByRole('button', { name: '移除' }));
    expect(await screen.findByText(/没有成功/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '移除：家里的音乐' })).toBeInTheDocument();
  });

  it('of the command line says so and cannot be removed', async () => {
    await show([libraryFixture({ fromOptions: true })]);
    expect((await card()).textContent).toContain('由启动参数 --music 指定');
    expect(screen.getByRole('button', { name: /^编辑/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
  });

  it('with many missing files is confirmed after a question', async () => {
    const offline = { state: 'offline', reason: 'many-missing', missing: 900 } as const;
    const bench = await show([libraryFixture(offline)], { '/x/admin/libraries/confirm': { code: 200 } });
    expect((await card()).textContent).toContain('1,300 个文件里有 900 个不见了');
    await bench.user.click(screen.getByRole('button', { name: '这些文件确实删除了' }));
    await bench.user.click(await screen.findByRole('button', { name: '确实删除了' }));
    await waitFor(() => expect(sentTo(bench, '/confirm')).toHaveLength(1));
  });
});
