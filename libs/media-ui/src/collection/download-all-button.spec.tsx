import { takeIntent } from '@qingyin/auth-gate';
import { someTracks, renderConnected } from '@qingyin/test-harness';
import { downloadRequests, useDownload } from '@qingyin/track-actions';
import { type Track } from '@qingyin/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { DownloadAllButton } from './DownloadAllButton.tsx';

const service = (...features: string[]) => ({
  '/x/capabilities': { code: 200, data: { product: 'qingyin', version: '1', foreign: false, features } },
});
const ours = service('download');

function Chosen({ tracks }: { tracks: readonly Track[] }) {
  const { downloadTracks } = useDownload();
  return <button onClick={() => downloadTracks(tracks)}>保存</button>;
}

beforeEach(() => {
  downloadRequests.set(null);
  sessionStorage.clear();
});

describe('下载全部', () => {
  it('requests the whole collection under its name', async () => {
    const { user } = await renderConnected(<DownloadAllButton ids={[3, 1]} name="夜" />, { answers: ours });
    await user.click(await screen.findByRole('button', { name: '下载全部' }));
    expect(downloadRequests.get()).toEqual({ ids: [3, 1], name: '夜' });
  });

  it('is hidden on services without downloads and for empty collections', async () => {
    const { queryClient } = await renderConnected(
      <>
        <DownloadAllButton ids={[1]} name="夜" />
        <p>页面</p>
      </>,
      { answers: service('login') },
    );
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('selected songs', () => {
  it('are named by the first song and their number; a single song by its own name', async () => {
    const { user } = await renderConnected(<Chosen tracks={someTracks(3)} />, { answers: ours });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(downloadRequests.get()).toEqual({ ids: [1, 2, 3], name: '歌 1 等 3 首' });
  });

  it('are requested after the login of a guest', async () => {
    const { user, router } = await renderConnected(<Chosen tracks={someTracks(1)} />, {
      answers: ours,
      userId: null,
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(downloadRequests.get()).toBeNull();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(takeIntent()).toEqual({ kind: 'download', payload: { ids: '1', name: '歌 1' } });
  });
});
