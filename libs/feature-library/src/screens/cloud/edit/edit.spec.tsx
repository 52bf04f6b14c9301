import { capabilitiesAnswer, song } from '@qingyin/test-harness';
import { type OldSong } from '@qingyin/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cloudDiskAnswers,
  FIRST_FILE_ID,
  cloudItem,
  openRowMenu,
  findCloudRow,
} from '../../../testing/cloud-disk-harness.ts';
import { renderScreen } from '../../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the virtual list needs a viewport height.
  vi.stubGlobal('innerHeight', 800);
});

describe('match and tags of a cloud disk song', () => {
  const matches = {
    '/search/match': { code: 200, result: { ids: [7], songs: [oldSong(7)] } },
    '/cloudsearch': { code: 200, result: { songs: [song(7), song(9)], songCount: 2 } },
  };

  it('matches a file to a catalogue song and reverts it on undo', async () => {
    const matched: (string | null)[] = [];
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({
        ...matches,
        '/cloud/match': async (_url: URL, request: Request) => {
          const form = await request.formData();
          matched.push(String(form.get('asid')));
          const to = Number(form.get('asid'));
          return Response.json({ code: 200, matchData: to ? cloudItem(1, to) : cloudItem(1) });
        },
      }),
    });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '匹配歌曲…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '匹配歌曲' }));
    const list = within(await dialog.findByRole('list', { name: '可能是这些歌' }));
    expect(list.getAllByRole('button')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: /^歌曲9/ }));
    expect(await findCloudRow(/^歌曲9 /)).toBeInTheDocument();
    await user.click(
      within(await screen.findByRole('region', { name: '撤销' })).getByRole('button', { name: '撤销' }),
    );
    expect(await findCloudRow(/^录音1 /)).toBeInTheDocument();
    expect(matched).toEqual(['9', '0']);
  });

  it('saves edited tags', async () => {
    const { user, stub } = await renderScreen('/cloud', {
      login: true,
      answers: cloudDiskAnswers({
        '/x/cloud/tags': () => {
          const now = cloudItem(1);
          return { code: 200, data: { ...now, simpleSong: { ...now.simpleSong, name: '新名' } } };
        },
      }),
    });
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '编辑标签…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑标签' }));
    const name = dialog.getByRole('textbox', { name: /歌名/ });
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请输入歌名')).toBeInTheDocument();
    await user.type(name, ' ');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('歌名不能为空字符')).toBeInTheDocument();
    await user.type(name, '新名');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await findCloudRow(/^新名 /)).toBeInTheDocument();
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/x/cloud/tags'));
    expect(await sent?.form()).toEqual({
      id: String(FIRST_FILE_ID + 1),
      song: '新名',
      artist: '月白',
      album: '手机录音',
    });
  });
});

describe('garbled tags', () => {
  const garbled = (readings: () => unknown) =>
    cloudDiskAnswers({
      '/x/capabilities': capabilitiesAnswer(['cloud-tags', 'cloud-tag-readings']),
      '/x/cloud/tags/readings': readings,
    });
  const open = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
    const menu = await openRowMenu(/^录音1 /);
    await user.click(menu.getByRole('menuitem', { name: '编辑标签…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '编辑标签' }));
    await user.click(await dialog.findByRole('button', { name: '文字是乱码？' }));
    return dialog;
  };

  it('fills the fields with the tags decoded in the chosen encoding', async () => {
    const data = [
      { encoding: 'big5', song: '夢', artist: '五月天', album: '' },
      { encoding: 'euc-kr', song: '박', artist: '켬삔', album: '' },
    ];
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: garbled(() => ({ code: 200, data })),
    });
    const dialog = await open(user);
    await user.click(await dialog.findByRole('radio', { name: /夢 · 五月天.*Big5/ }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /歌名/ }).value).toBe('夢');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '歌手' }).value).toBe('五月天');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Big5/ }).checked).toBe(true);
  });

  it('reports missing alternatives and a failed request', async () => {
    let fails = true;
    const { user } = await renderScreen('/cloud', {
      login: true,
      answers: garbled(() => (fails ? new Response(null, { status: 500 }) : { code: 200, data: [] })),
    });
    const dialog = await open(user);
    const retry = await dialog.findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await dialog.findByText('文件里的标签没有别的读法。')).toBeInTheDocument();
  });
});

/** Song in the older format of `search/match`. */
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
