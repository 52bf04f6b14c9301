import { renderWithProviders } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { buildTracks } from '@qingyin/player/testing';
import { MessageHost } from '@qingyin/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import SaveQueue from './SaveQueue.tsx';

const made = { code: 200, id: 77, playlist: {} };
const added = { status: 200, body: { code: 200 } };

function open(answers: Record<string, StubAnswer>, tracks = buildTracks(3)) {
  const onClose = vi.fn();
  const dialog = (
    <>
      <SaveQueue tracks={tracks} onClose={onClose} />
      <MessageHost />
    </>
  );
  const { stub } = renderWithProviders(dialog, answers);
  const form = async (path: string) =>
    Promise.all(
      stub.requests.filter(({ url }) => url.pathname.endsWith(path)).map((request) => request.form()),
    );
  return { stub, form, onClose, user: userEvent.setup() };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '歌单名称' });
const save = () => screen.getByRole('button', { name: '保存' });

describe('saving the queue as a playlist', () => {
  it('asks for a name, creates the playlist and adds the songs in order', async () => {
    const { form, onClose, user } = open({ '/playlist/create': made, '/playlist/tracks': added });
    const input = await field();
    expect(input.value).toMatch(/^播放队列 \d{4}年/);
    await user.clear(input);
    await user.type(input, '夜里听{Enter}');
    expect(await screen.findByText('已收藏为歌单')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await form('/playlist/create')).toEqual([{ name: '夜里听', privacy: '10' }]);
    expect(await form('/playlist/tracks')).toEqual([{ op: 'add', pid: '77', tracks: '1,2,3' }]);
  });

  it('adds a long queue in batches from its end, each song once', async () => {
    const tracks = [...buildTracks(1100), ...buildTracks(3)];
    const { form, onClose, user } = open({ '/playlist/create': made, '/playlist/tracks': added }, tracks);
    await field();
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const sent = (await form('/playlist/tracks')).map(({ tracks: ids }) => ids?.split(',').map(Number) ?? []);
    expect(sent.map((ids) => ids.length)).toEqual([100, 500, 500]);
    expect(sent.toReversed().flat()).toEqual(buildTracks(1100).map(({ id }) => id));
  });

  it('creates nothing without a name', async () => {
    const { stub, user } = open({ '/playlist/create': made, '/playlist/tracks': added });
    await user.clear(await field());
    await user.click(save());
    expect(screen.getByText('请输入歌单名称')).toBeInTheDocument();
    expect(stub.paths()).toEqual([]);
  });

  it('shows an error and stays open if the playlist cannot be created', async () => {
    const { onClose, stub, user } = open({ '/playlist/create': { code: 507, message: '满了' } });
    await field();
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('没能建立歌单'));
    expect(onClose).not.toHaveBeenCalled();
    expect(stub.paths()).toEqual(['/playlist/create']);
  });

  it('retries adding the songs without creating a second playlist', async () => {
    const refused = { code: 500, message: '不行' };
    let calls = 0;
    const { onClose, stub, user } = open({
      '/playlist/create': made,
      '/playlist/tracks': () => (calls++ === 0 ? refused : added),
    });
    await field();
    await user.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('歌曲没有放进去'));
    expect((await field()).readOnly).toBe(true);
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(stub.paths()).toEqual(['/playlist/create', '/playlist/tracks', '/playlist/tracks']);
  });
});
