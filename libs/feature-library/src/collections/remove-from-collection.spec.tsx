import { albumCounts, capabilitiesAnswer, songs } from '@qingyin/test-harness';
import { collectionQuery } from '@qingyin/data-library';
import { albumDynamicQuery } from '@qingyin/data-music';
import { actionBar } from '@qingyin/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  collectedArtist,
  collectedFilm,
  collectedTopic,
  paginatedCollection,
} from '../testing/collection-fixtures.ts';
import {
  searchField,
  cardNames,
  poems,
  pressUndo,
  renderCollection,
  removeButton,
} from '../testing/collection-harness.ts';

// Hides the undo bar: its store is global and survives the unmounted screen.
afterEach(() => act(() => actionBar.hide()));

describe('removing from a collection', () => {
  it("removes optimistically, updates the item's own page and restores the item in its place on undo", async () => {
    let answer: () => void = () => undefined;
    const { user, queryClient, stub } = await renderCollection('/collect-album', {
      '/album/sublist': paginatedCollection(poems),
      '/album/sub': () =>
        new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ code: 200 })))),
      '/album/detail/dynamic': albumCounts(true),
    });
    await screen.findByText('4 张专辑');
    const { queryKey } = albumDynamicQuery('2');
    await queryClient.fetchQuery(albumDynamicQuery('2'));
    removeButton('春晓').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cardNames()).toEqual(['静夜思', '鹿柴', '相思']));
    expect(document.activeElement).toBe(removeButton('鹿柴'));
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ isSub: false, subCount: 1 });
    expect(screen.queryByRole('region', { name: '撤销' })).toBeNull();
    await waitFor(() => expect(stub.paths()).toContain('/album/sub'));
    act(answer);
    expect(await screen.findByText('已取消收藏「春晓」')).toBeInTheDocument();
    await pressUndo(user);
    await waitFor(() => expect(cardNames()).toEqual(['静夜思', '春晓', '鹿柴', '相思']));
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
    const { user } = await renderCollection('/collect-album', {
      '/album/sublist': paginatedCollection(poems),
      '/album/sub': async (_url: URL, request: Request) =>
        (await request.formData()).get('id') === '2' ? { code: 503, message: '不行' } : { code: 200 },
    });
    await screen.findByText('4 张专辑');
    await user.click(removeButton('春晓'));
    await user.click(removeButton('静夜思'));
    await waitFor(() => expect(cardNames()).toEqual(['春晓', '鹿柴', '相思']));
    expect(await screen.findByText('3 张专辑')).toBeInTheDocument();
  });

  it('keeps the item removed when undo fails and offers a retry', async () => {
    let refuse = false;
    const { user } = await renderCollection('/collect-album', {
      '/album/sublist': paginatedCollection(poems),
      '/album/sub': () => (refuse ? { code: 503, message: '不行' } : { code: 200 }),
    });
    await screen.findByText('4 张专辑');
    await user.click(removeButton('相思'));
    await screen.findByText('已取消收藏「相思」');
    refuse = true;
    await pressUndo(user);
    expect(await screen.findByText('没能撤销')).toBeInTheDocument();
    expect(cardNames()).toEqual(['静夜思', '春晓', '鹿柴']);
    refuse = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(cardNames()).toEqual(['静夜思', '春晓', '鹿柴', '相思']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the empty state after the last item and restores it on undo', async () => {
    const { user } = await renderCollection('/collect-album', {
      '/album/sublist': paginatedCollection([poems[0]]),
      '/album/sub': { code: 200 },
    });
    await screen.findByText('1 张专辑');
    await user.click(removeButton('静夜思'));
    expect(await screen.findByText('还没有收藏的专辑。')).toBeInTheDocument();
    await pressUndo(user);
    await waitFor(() => expect(cardNames()).toEqual(['静夜思']));
  });

  it('refetches before showing a collection that was changed on another page', async () => {
    let left = poems;
    const { queryClient, router } = await renderCollection('/collect-album', {
      '/album/sublist': (url: URL) => paginatedCollection(left)(url),
      '/artist/sublist': paginatedCollection([]),
    });
    await screen.findByText('4 张专辑');
    await act(() => router.navigate({ to: '/collect-singer' }));
    await screen.findByText('还没有收藏的歌手。');
    left = poems.slice(1);
    await queryClient.invalidateQueries({ queryKey: collectionQuery('albums').queryKey });
    await act(() => router.navigate({ to: '/collect-album' }));
    expect(cardNames()).toEqual(['春晓', '鹿柴', '相思']);
  });
});

describe('kinds of collections', () => {
  it('plays the hot songs of a singer from the card', async () => {
    const { user, player } = await renderCollection('/collect-singer', {
      '/artist/sublist': paginatedCollection([collectedArtist(8, '王维'), collectedArtist(9, '李白')]),
      '/artist/top/song': { code: 200, songs: songs(2) },
    });
    expect(await screen.findByText('2 位歌手')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '歌手' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '播放 李白' }));
    await waitFor(() => expect(player.snapshot.get()).toMatchObject({ source: { kind: 'artist', id: '9' } }));
  });

  it('removes MVs and videos by their own endpoints', async () => {
    const { user, stub } = await renderCollection('/collect-video', {
      '/mv/sublist': paginatedCollection([
        collectedFilm('7', 0, '一支 MV'),
        collectedFilm('AB', 1, '一个视频'),
      ]),
      '/mv/sub': { code: 200 },
      '/video/sub': { code: 200 },
    });
    expect(await screen.findByText('2 个视频')).toBeInTheDocument();
    expect(screen.getAllByText(/3:05/)).toHaveLength(2);
    await user.click(removeButton('一个视频'));
    await screen.findByText('已取消收藏「一个视频」');
    await user.click(removeButton('一支 MV'));
    await screen.findByText('已取消收藏「一支 MV」');
    expect(stub.paths().slice(-2)).toEqual(['/video/sub', '/mv/sub']);
  });

  it('opens the external page of a column and removes columns if the service can', async () => {
    const { user, stub } = await renderCollection('/collect-special-column', {
      '/topic/sublist': paginatedCollection([
        collectedTopic(1, '二十个字', { url: 'https://columns.test/1' }),
        collectedTopic(2, '七根弦', { summary: '散音沉' }),
      ]),
      '/x/capabilities': capabilitiesAnswer(['topic-sub']),
      '/x/topic/sub': { code: 200 },
    });
    expect(await screen.findByText('2 个专栏')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      'https://columns.test/1',
    );
    expect(screen.queryByRole('link', { name: '七根弦' })).toBeNull();
    await user.type(searchField(), '散音');
    await waitFor(() => expect(cardNames()).toEqual(['七根弦']));
    await user.click(await screen.findByRole('button', { name: '取消收藏 七根弦' }));
    await screen.findByText('已取消收藏「七根弦」');
    expect(stub.paths()).toContain('/x/topic/sub');
  });

  it('shows columns without a remove button if the service cannot remove them', async () => {
    await renderCollection('/collect-special-column', {
      '/topic/sublist': paginatedCollection([collectedTopic(1, '二十个字')]),
      '/x/capabilities': capabilitiesAnswer([]),
    });
    expect(await screen.findByText('1 个专栏')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^取消收藏/ })).toBeNull();
  });
});
