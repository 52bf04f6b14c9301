import { collectionQuery } from '@qingyin/data-library';
import { albumDynamicQuery } from '@qingyin/data-music';
import { albumCounts, capable, songs } from '@qingyin/media-kit/testing';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { collectedArtist, collectedFilm, collectedTopic, sublist } from '../testing/collected.ts';
import { field, names, poems, pressUndo, show, takeOutButton } from '../testing/collection-bench.ts';

// Hides the undo bar: its store is global and survives the unmounted screen.
afterEach(() => act(() => actionBar.hide()));

describe('removing from a collection', () => {
  it("removes optimistically, updates the item's own page and restores the item in its place on undo", async () => {
    let answer: () => void = () => undefined;
    const { user, queryClient, stub } = await show('/collect-album', {
      '/album/sublist': sublist(poems),
      '/album/sub': () =>
        new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ code: 200 })))),
      '/album/detail/dynamic': albumCounts(true),
    });
    await screen.findByText('4 张专辑');
    const { queryKey } = albumDynamicQuery('2');
    await queryClient.fetchQuery(albumDynamicQuery('2'));
    takeOutButton('春晓').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['静夜思', '鹿柴', '相思']));
    expect(document.activeElement).toBe(takeOutButton('鹿柴'));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ isSub: false, subCount: 1 });
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    await waitFor(() => expect(stub.paths()).toContain('/album/sub'));
    act(answer);
    expect(await screen.findByText('已取消收藏「春晓」')).toBeTruthy();
    await pressUndo(user);
    await waitFor(() => expect(names()).toEqual(['静夜思', '春晓', '鹿柴', '相思']));
    await waitFor(() => expect(stub.paths().filter((path) => path === '/album/sub')).toHaveLength(2));
    act(answer);
    await waitFor(() =>
      expect(queryClient.getQueryData(queryKey)).toMatchObject({ isSub: true, subCount: 2 }),
    );
    const sent = stub.requests.filter(({ url }) => url.pathname.endsWith('/album/sub'));
    expect(await Promise.all(sent.map((each) => each.form()))).toEqual([
      { id: '2', t: '2' },
      { id: '2', t: '1' },
    ]);
    // No refetch: it would move the restored item to the beginning.
    expect(stub.paths().filter((path) => path === '/album/sublist')).toHaveLength(1);
  });

  it('rolls back a refused removal without restoring other removed items', async () => {
    const { user } = await show('/collect-album', {
      '/album/sublist': sublist(poems),
      '/album/sub': async (_url: URL, request: Request) =>
        (await request.formData()).get('id') === '2' ? { code: 503, message: '不行' } : { code: 200 },
    });
    await screen.findByText('4 张专辑');
    await user.click(takeOutButton('春晓'));
    await user.click(takeOutButton('静夜思'));
    await waitFor(() => expect(names()).toEqual(['春晓', '鹿柴', '相思']));
    expect(await screen.findByText('3 张专辑')).toBeTruthy();
  });

  it('keeps the item removed when undo fails and offers a retry', async () => {
    let refuse = false;
    const { user } = await show('/collect-album', {
      '/album/sublist': sublist(poems),
      '/album/sub': () => (refuse ? { code: 503, message: '不行' } : { code: 200 }),
    });
    await screen.findByText('4 张专辑');
    await user.click(takeOutButton('相思'));
    await screen.findByText('已取消收藏「相思」');
    refuse = true;
    await pressUndo(user);
    expect(await screen.findByText('没能撤销')).toBeTruthy();
    expect(names()).toEqual(['静夜思', '春晓', '鹿柴']);
    refuse = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(names()).toEqual(['静夜思', '春晓', '鹿柴', '相思']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the empty state after the last item and restores it on undo', async () => {
    const { user } = await show('/collect-album', {
      '/album/sublist': sublist([poems[0]]),
      '/album/sub': { code: 200 },
    });
    await screen.findByText('1 张专辑');
    await user.click(takeOutButton('静夜思'));
    expect(await screen.findByText('还没有收藏的专辑。')).toBeTruthy();
    await pressUndo(user);
    await waitFor(() => expect(names()).toEqual(['静夜思']));
  });

  it('refetches before showing a collection that was changed on another page', async () => {
    let left = poems;
    const { queryClient, router } = await show('/collect-album', {
      '/album/sublist': (url: URL) => sublist(left)(url),
      '/artist/sublist': sublist([]),
    });
    await screen.findByText('4 张专辑');
    await act(() => router.navigate({ to: '/collect-singer' }));
    await screen.findByText('还没有收藏的歌手。');
    left = poems.slice(1);
    await queryClient.invalidateQueries({ queryKey: collectionQuery('albums').queryKey });
    await act(() => router.navigate({ to: '/collect-album' }));
    expect(names()).toEqual(['春晓', '鹿柴', '相思']);
  });
});

describe('kinds of collections', () => {
  it('plays the hot songs of a singer from the card', async () => {
    const { user, player } = await show('/collect-singer', {
      '/artist/sublist': sublist([collectedArtist(8, '王维'), collectedArtist(9, '李白')]),
      '/artist/top/song': { code: 200, songs: songs(2) },
    });
    expect(await screen.findByText('2 位歌手')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '歌手' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '播放 李白' }));
    await waitFor(() => expect(player.snapshot.get()).toMatchObject({ source: { kind: 'artist', id: '9' } }));
  });

  it('removes MVs and videos by their own endpoints', async () => {
    const { user, stub } = await show('/collect-video', {
      '/mv/sublist': sublist([collectedFilm('7', 0, '一支 MV'), collectedFilm('AB', 1, '一个视频')]),
      '/mv/sub': { code: 200 },
      '/video/sub': { code: 200 },
    });
    expect(await screen.findByText('2 个视频')).toBeTruthy();
    expect(screen.getAllByText(/3:05/)).toHaveLength(2);
    await user.click(takeOutButton('一个视频'));
    await screen.findByText('已取消收藏「一个视频」');
    await user.click(takeOutButton('一支 MV'));
    await screen.findByText('已取消收藏「一支 MV」');
    expect(stub.paths().slice(-2)).toEqual(['/video/sub', '/mv/sub']);
  });

  it('opens the external page of a column and removes columns if the service can', async () => {
    const { user, stub } = await show('/collect-special-column', {
      '/topic/sublist': sublist([
        collectedTopic(1, '二十个字', { url: 'https://columns.test/1' }),
        collectedTopic(2, '七根弦', { summary: '散音沉' }),
      ]),
      '/x/capabilities': capable(['topic-sub']),
      '/x/topic/sub': { code: 200 },
    });
    expect(await screen.findByText('2 个专栏')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      'https://columns.test/1',
    );
    expect(screen.queryByRole('link', { name: '七根弦' })).toBeNull();
    await user.type(field(), '散音');
    await waitFor(() => expect(names()).toEqual(['七根弦']));
    await user.click(await screen.findByRole('button', { name: '取消收藏 七根弦' }));
    await screen.findByText('已取消收藏「七根弦」');
    expect(stub.paths()).toContain('/x/topic/sub');
  });

  it('shows columns without a remove button if the service cannot remove them', async () => {
    await show('/collect-special-column', {
      '/topic/sublist': sublist([collectedTopic(1, '二十个字')]),
      '/x/capabilities': capable([]),
    });
    expect(await screen.findByText('1 个专栏')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^取消收藏/ })).toBeNull();
  });
});
