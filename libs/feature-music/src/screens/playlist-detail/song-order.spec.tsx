import { comments, playlistAnswer, USER_ID } from '@qingyin/test-harness';
import { actionBar } from '@qingyin/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
  actionBar.hide();
});

const done = { code: 200 };

async function show(owner = Number(USER_ID), update: unknown = done) {
  const bench = await renderScreen('/playList/7', {
    login: true,
    answers: {
      '/playlist/detail': playlistAnswer(7, 5, 5, { userId: owner }),
      '/comment/new': comments(),
      '/likelist': { code: 200, ids: [], checkPoint: 0 },
      '/song/order/update': update as object,
    },
  });
  // The code for the owner loads lazily.
  await waitFor(() =>
    expect(screen.getByRole('grid').hasAttribute('aria-keyshortcuts')).toBe(owner === Number(USER_ID)),
  );
  const press = async (name: string, keys: string) => {
    await bench.user.click(screen.getByRole('row', { name: new RegExp(`^${name} `) }));
    await bench.user.keyboard(keys);
  };
  const sent = () => bench.stub.requests.filter(({ url }) => url.pathname.endsWith('/song/order/update'));
  return { ...bench, press, sent };
}

const shown = () =>
  [...document.querySelectorAll('[data-row]')].map(
    (row) => row.getAttribute('aria-label')?.match(/\d+/)?.[0],
  );

describe("song order of one's own playlist", () => {
  it('is sent in one request, shown at once, and can be undone', async () => {
    const { press, sent, user } = await show();
    await press('歌曲2', '{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['1', '3', '2', '4', '5']));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^歌曲2 /);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await sent()[0]?.form()).toEqual({ pid: '7', ids: '[1,3,2,4,5]' });
    const bar = within(await screen.findByRole('region', { name: '撤销' }));
    expect(bar.getByText('歌曲2 移到第 3 位')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(shown()).toEqual(['1', '2', '3', '4', '5']));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await sent()[1]?.form()).toEqual({ pid: '7', ids: '[1,2,3,4,5]' });
  });

  it('moves several songs together, and one undo reverts consecutive steps', async () => {
    const { press, sent, user } = await show();
    await press('歌曲1', '{Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['3', '1', '2', '4', '5']));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['3', '4', '1', '2', '5']));
    expect(await screen.findByText('2 首歌移到第 3 位')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(shown()).toEqual(['1', '2', '3', '4', '5']));
    await waitFor(() => expect(sent()).toHaveLength(3));
  });

  it('rolls back when the service refuses, and keeps later moves', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const answers = [() => new Promise<Response>((settle) => (refuse = settle)), () => Response.json(done)];
    const { press, sent } = await show(Number(USER_ID), () => answers.shift()?.());
    await press('歌曲1', '{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['2', '1', '3', '4', '5']));
    await press('歌曲5', '{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(shown()).toEqual(['2', '1', '3', '5', '4']));
    refuse(Response.json({ code: 401, message: '不行' }));
    expect(await screen.findByText('没能移动歌曲，顺序已恢复')).toBeInTheDocument();
    await waitFor(() => expect(shown()).toEqual(['1', '2', '3', '5', '4']));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(await sent()[1]?.form()).toEqual({ pid: '7', ids: '[1,2,3,5,4]' });
  });

  it('shows an error until it is retried', async () => {
    const answers = [{ code: 500 }, done];
    const { press, sent, user } = await show(Number(USER_ID), () => Response.json(answers.shift()));
    await press('歌曲1', '{Alt>}{ArrowDown}{/Alt}');
    const said = await screen.findByText('没能移动歌曲，顺序已恢复');
    const alert = said.closest<HTMLElement>('[role="alert"]')!;
    expect(shown()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(within(alert).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(shown()).toEqual(['2', '1', '3', '4', '5']));
    expect(await screen.findByRole('button', { name: '撤销' })).toBeInTheDocument();
    expect(said.isConnected).toBe(false);
    expect(await sent()[1]?.form()).toEqual({ pid: '7', ids: '[2,1,3,4,5]' });
  });

  it('cannot be changed for playlists of others', async () => {
    const { press, sent } = await show(1);
    await press('歌曲2', '{Alt>}{ArrowDown}{/Alt}');
    expect(shown()).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getByRole('grid').getAttribute('aria-keyshortcuts')).toBeNull();
    expect(sent()).toHaveLength(0);
  });
});
