import { playlistAnswer, tracksAnswer, renderConnected } from '@qingyin/test-harness';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPlaylistTracks } from '../load-playlist-tracks.ts';
import { ExportButton } from './ExportButton.tsx';

const saved: { name: string; blob: Blob }[] = [];
let made: Blob | undefined;

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:made';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => vi.restoreAllMocks());

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

function Opener() {
  const queryClient = useQueryClient();
  return <ExportButton name="夜/雨" load={() => loadPlaylistTracks(queryClient, 7)} />;
}

const answers = (count: number) => ({
  '/playlist/detail': playlistAnswer(7, count, 10),
  '/playlist/track/all': tracksAnswer(count, [50]),
  '/song/detail': { code: 200, songs: [], privileges: [] },
});

describe('exporting a list', () => {
  it('exports all 1,200 songs of a list that came with 10, without unavailable ones', async () => {
    const { user } = await renderConnected(<Opener />, { answers: answers(1200) });
    await user.click(await screen.findByRole('button', { name: '导出', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('夜_雨.csv');
    const rows = (await textOf(saved[0]!.blob)).trimEnd().split('\r\n');
    expect(rows[1]).toBe('1,歌曲1,歌手1,专辑1,200');
    expect(rows).toHaveLength(1 + 1199);
    expect(await screen.findByText('已导出 1,199 首歌')).toBeInTheDocument();
  });

  it('reports a failure to load songs and saves nothing', async () => {
    const { user } = await renderConnected(<Opener />, {
      answers: { ...answers(20), '/playlist/track/all': new Response('', { status: 500 }) },
    });
    await user.click(await screen.findByRole('button', { name: '导出', expanded: false }));
    await user.click(await screen.findByRole('menuitem', { name: /^M3U8/ }));
    expect(await screen.findByText('没有取到歌曲，请再试一次')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
