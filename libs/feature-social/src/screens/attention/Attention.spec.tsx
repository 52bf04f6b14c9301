import { capabilitiesAnswer, person, song, songs, USER_ID } from '@qingyin/test-harness';
import { toTrack } from '@qingyin/contract';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { actionBar } from '@qingyin/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { event, feedAnswers, feedOf } from '../../testing/feed-answers.ts';
import { renderScreen } from '../../testing/render-screen.ts';

const show = (rest?: Record<string, StubAnswer>) =>
  renderScreen('/attention', { login: true, answers: feedAnswers(rest) });
const posts = () => within(screen.getByRole('feed')).getAllByRole('article');
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '说点什么' });

beforeEach(async () => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 5000);
  vi.stubGlobal('scrollTo', () => undefined);
  await clear();
  act(() => actionBar.hide());
});

it('a guest sees an invitation and no feed is requested', async () => {
  const { stub } = await renderScreen('/attention', { answers: feedAnswers() });
  expect(screen.getByRole('heading', { level: 1, name: '关注' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
  expect(stub.paths()).not.toContain('/event');
});

it('a failed feed can be retried', async () => {
  let down = true;
  const { user } = await show({
    '/event': () => (down ? new Response('', { status: 500 }) : Response.json(feedOf(event(1)))),
  });
  down = false;
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('动态1')).toBeInTheDocument();
});

it('an empty feed leads to the composer', async () => {
  const { user } = await show({ '/event': feedOf() });
  await screen.findByRole('textbox', { name: '说点什么' });
  await user.click(await screen.findByRole('button', { name: '发一条动态' }));
  expect(document.activeElement).toBe(textbox());
});

describe('a post', () => {
  it('shows author, time, text and privacy level', async () => {
    await show({ '/event': feedOf(event(1, {}, { privacySetting: 6 })) });
    const post = within((await screen.findAllByRole('article'))[0]!);
    expect(post.getByRole('link', { name: '听松' }).getAttribute('href')).toBe('/homepage/2');
    const time = post.getAllByText(/分钟/)[0];
    expect(time?.getAttribute('dateTime')).toMatch(/^\d{4}-/);
    expect(time?.title).toMatch(/\d{4}/);
    expect(post.getByText('动态1')).toBeInTheDocument();
    expect(post.getByText('互相关注可见')).toBeInTheDocument();
  });

  it('renders its text as plain text, whatever it contains', async () => {
    const msg = '<img src=x onerror=alert(1)>\n\n\n\n\n\u202Ejavascript:alert(1) https://example.com/a';
    await show({ '/event': feedOf(event(1, { msg })) });
    const link = await screen.findByRole('link', { name: 'https://example.com/a' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(posts()[0]?.querySelector('img[src=x], script')).toBeNull();
    expect(posts()[0]?.textContent).toContain('<img src=x onerror=alert(1)>');
    expect(posts()[0]?.textContent).not.toMatch(/\n{3}/);
  });

  it('plays the shared song', async () => {
    const { player, user } = await show({
      '/event': feedOf(
        event(
          1,
          { song: { ...song(33), artists: [{ id: 1, name: '李白' }], album: { id: 0, name: '' } } },
          { type: 18 },
        ),
      ),
    });
    await user.click(await screen.findByRole('button', { name: '播放 歌曲33' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(33));
  });

  it('plays the top songs of the shared artist', async () => {
    const { player, user } = await show({
      '/event': feedOf(event(1, { artist: { id: 8, name: '王维', picUrl: '/a.jpg' } }, { type: 36 })),
      '/artist/top/song': { code: 200, songs: songs(3), more: false },
    });
    await user.click(await screen.findByRole('button', { name: '播放 王维' }));
    await waitFor(() => expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]));
    expect(player.snapshot.get().source).toEqual({ kind: 'artist', id: '8' });
  });

  it('contains the forwarded post, or reports that it was deleted', async () => {
    await show({
      '/event': feedOf(
        event(1, { event: event(8) }, { type: 22 }),
        event(2, {}, { type: 22 }),
        event(3, {}, { type: 18 }),
      ),
    });
    expect(await screen.findByText('动态8')).toBeInTheDocument();
    expect(screen.getByText('原动态已经不在了')).toBeInTheDocument();
    expect(screen.getByText('分享的内容已经不在了')).toBeInTheDocument();
  });

  it('rolls a like back with an error when the service refuses', async () => {
    const { user } = await show({ '/resource/like': { code: 400 } });
    await screen.findByText('动态1');
    const like = () => within(posts()[0]!).getByRole('button', { name: '喜欢' });
    await user.click(like());
    expect(await screen.findByText('没有成功，请再试一次')).toBeInTheDocument();
    expect(like().getAttribute('aria-pressed')).toBe('false');
    expect(like().textContent).toBe('3');
  });

  it("of one's own is deleted when the undo offer ends", async () => {
    const own = event(1, {}, { user: person(Number(USER_ID), '我') });
    const { stub, user } = await show({ '/event': feedOf(own, event(2)), '/event/del': { code: 200 } });
    await screen.findByText('动态1');
    const remove = async () => {
      await user.click(within(posts()[0]!).getByRole('button', { name: '更多' }));
      await user.click(await screen.findByRole('menuitem', { name: '删除' }));
      await waitFor(() => expect(screen.queryByText('动态1')).toBeNull());
    };
    await remove();
    await user.click(screen.getByRole('button', { name: '撤销' }));
    expect(await screen.findByText('动态1')).toBeInTheDocument();
    expect(stub.paths()).not.toContain('/event/del');
    await remove();
    act(() => actionBar.hide());
    await waitFor(() => expect(stub.paths()).toContain('/event/del'));
  });
});

describe('the post composer', () => {
  it('publishes and shows the post at the top at once', async () => {
    const posted = event(9, { msg: '你好' }, { user: person(Number(USER_ID), '我'), eventTime: Date.now() });
    const { stub, user } = await show({ '/share/resource': { code: 200, event: posted, id: 9 } });
    await screen.findByText('动态1');
    await user.type(textbox(), '你好');
    await user.click(screen.getByRole('button', { name: '发布' }));
    await waitFor(() => expect(posts()[0]?.textContent).toContain('你好'));
    expect(textbox().value).toBe('');
    const sent = stub.requests.find(({ url }) => url.pathname.endsWith('/share/resource'));
    expect(await sent?.form()).toEqual({ type: 'noresource', msg: '你好' });
  });

  it('keeps the draft after a refusal and after leaving the page', async () => {
    const { user, unmount } = await show({ '/share/resource': { code: 400 } });
    await screen.findByText('动态1');
    await user.type(textbox(), '你好');
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('没能发到我的动态')).toBeInTheDocument();
    expect(textbox().value).toBe('你好');
    unmount();
    await show();
    await waitFor(() => expect(textbox().value).toBe('你好'));
  });

  it('keeps text typed while a post is being sent', async () => {
    let arrive: () => void = () => undefined;
    const posted = event(9, { msg: '你好' }, { user: person(Number(USER_ID), '我'), eventTime: Date.now() });
    const { user } = await show({
      '/share/resource': () =>
        new Promise<Response>(
          (done) => (arrive = () => done(Response.json({ code: 200, event: posted, id: 9 }))),
        ),
    });
    await screen.findByText('动态1');
    await user.type(textbox(), '你好');
    await user.click(screen.getByRole('button', { name: '发布' }));
    await user.type(textbox(), '，再说一句');
    arrive();
    await waitFor(() => expect(posts()[0]?.textContent).toContain('你好'));
    expect(textbox().value).toBe('，再说一句');
    await waitFor(async () => expect(JSON.stringify(await get('drafts'))).toContain('"，再说一句"'));
  });

  it('uploads pictures as they are selected and marks a failed one', async () => {
    const sent = { key: 'up-1', url: '/media/img/up-1.jpg', width: 4, height: 3 };
    let down = true;
    const { user } = await show({
      '/x/event/picture': () => Response.json(down ? { code: 500 } : { code: 200, data: sent }),
    });
    await screen.findByText('动态1');
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(field, new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText('没能发送')).toBeInTheDocument();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '发布' }).disabled).toBe(true);
    down = false;
    await user.click(screen.getByRole('button', { name: '重试 图片 1' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '发布' }).disabled).toBe(false),
    );
  });

  it.each([
    [408, '不是能用的图片'],
    [410, '不是能用的图片'],
    [501, '图片太大'],
  ])('shows why a picture is refused (%i), without retry', async (code, reason) => {
    const { user } = await show({ '/x/event/picture': { code } });
    await screen.findByText('动态1');
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(field, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /重试/ })).toBeNull();
  });

  it('reports files that are not pictures', async () => {
    await show();
    await screen.findByText('动态1');
    const clipboardData = { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] };
    fireEvent.paste(textbox(), { clipboardData });
    expect(await screen.findByText('有些文件不是图片，没有添加')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '图片' })).toBeNull();
  });

  it('suggests topics while one is typed', async () => {
    const { user } = await show();
    await screen.findByText('动态1');
    await user.type(textbox(), '看 #夏');
    const chips = within(await screen.findByRole('group', { name: '话题' }));
    await user.click(chips.getByRole('button', { name: '#夏夜歌单#' }));
    expect(textbox().value).toBe('看 #夏夜歌单# ');
  });

  describe('attaches a song', () => {
    const withSongs = {
      '/record/recent/song': { code: 200, data: { list: [{ resourceId: '1', playTime: 9, data: song(1) }] } },
      '/likelist': { code: 200, ids: [2], checkPoint: 0 },
      '/song/detail': { code: 200, songs: [song(2)], privileges: [] },
      '/share/resource': { code: 200, event: { id: 9 }, id: 9 },
    };
    /** Opens the song picker; `choose` selects a song of a list, `sent` publishes and returns the request's form. */
    async function open(rest: Record<string, StubAnswer> = {}) {
      const bench = await show({ ...withSongs, ...rest });
      await screen.findByText('动态1');
      await bench.user.click(await screen.findByRole('button', { name: '带上一首歌' }));
      const dialog = within(await screen.findByRole('dialog', { name: '带上一首歌' }));
      return {
        ...bench,
        dialog,
        choose: async (list: string, name: RegExp) => {
          const songsOf = within(await screen.findByRole('list', { name: list }));
          await bench.user.click(songsOf.getByRole('button', { name }));
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        },
        sent: async () => {
          await bench.user.click(screen.getByRole('button', { name: '发布' }));
          await waitFor(() => expect(bench.stub.paths()).toContain('/share/resource'));
          return bench.stub.requests.find(({ url }) => url.pathname.endsWith('/share/resource'))?.form();
        },
      };
    }

    it('from the recently played or liked ones, and replaces it by another', async () => {
      const { user, choose, sent } = await open();
      await choose('最近播放', /歌曲1/);
      expect(screen.getByRole('button', { name: '移除 歌曲1' })).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: '带上一首歌' }));
      await choose('我喜欢的音乐', /歌曲2/);
      expect(screen.queryByRole('button', { name: '移除 歌曲1' })).toBeNull();
      expect(await sent()).toEqual({ type: 'song', id: '2', msg: '' });
    });

    it('that is playing, and does not list it twice', async () => {
      const { player, dialog, choose, sent } = await open();
      act(() => player.playList([toTrack(song(1))]));
      expect(await dialog.findByRole('list', { name: '正在播放' })).toBeInTheDocument();
      expect(dialog.queryByRole('list', { name: '最近播放' })).toBeNull();
      await choose('正在播放', /歌曲1/);
      expect(await sent()).toEqual({ type: 'song', id: '1', msg: '' });
    });

    it('found by search, and reports no results', async () => {
      const found = (keywords: string | null) => (keywords === '歌' ? [song(3)] : []);
      const { user, stub, dialog, choose, sent } = await open({
        '/cloudsearch': ({ searchParams }) => {
          const songs = found(searchParams.get('keywords'));
          return { code: 200, result: { songs, songCount: songs.length } };
        },
      });
      const field = dialog.getByRole('textbox', { name: '歌名或歌手' });
      await user.type(field, '没有这首');
      expect(await dialog.findByText('没有找到，换几个字试试。')).toBeInTheDocument();
      await user.clear(field);
      expect(await dialog.findByRole('list', { name: '最近播放' })).toBeInTheDocument();
      await user.type(field, '歌');
      await choose('搜索结果', /歌曲3/);
      expect(stub.paths().filter((path) => path === '/cloudsearch')).toHaveLength(2);
      expect(await sent()).toEqual({ type: 'song', id: '3', msg: '' });
    });

    it('found by search only, if none was played or liked', async () => {
      const { dialog } = await open({
        '/record/recent/song': { code: 200, data: { list: [] } },
        '/likelist': { code: 200, ids: [], checkPoint: 0 },
      });
      expect(await dialog.findByText('还没有听过或喜欢的歌，写几个字来找。')).toBeInTheDocument();
      expect(dialog.queryByRole('list')).toBeNull();
    });

    it('found by search, and keeps earlier results while new ones load', async () => {
      let arrive: ((songs: object[]) => void) | undefined;
      const { user, dialog } = await open({
        '/cloudsearch': ({ searchParams }) =>
          searchParams.get('keywords') === '歌'
            ? { code: 200, result: { songs: [song(3)], songCount: 1 } }
            : new Promise<Response>((done) => {
                arrive = (found) =>
                  done(Response.json({ code: 200, result: { songs: found, songCount: 1 } }));
              }),
      });
      const field = dialog.getByRole('textbox', { name: '歌名或歌手' });
      await user.type(field, '歌');
      await dialog.findByRole('button', { name: /歌曲3/ });
      await user.type(field, '曲');
      await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeInTheDocument());
      expect(dialog.getByRole('button', { name: /歌曲3/ })).toBeInTheDocument();
      // The query is debounced before the request.
      await waitFor(() => expect(arrive).toBeDefined());
      arrive?.([song(4)]);
      expect(await dialog.findByRole('button', { name: /歌曲4/ })).toBeInTheDocument();
      expect(document.querySelector('[data-waiting]')).toBeNull();
    });

    it('from one list, if another failed to load', async () => {
      let down = true;
      const { user, dialog, choose } = await open({
        '/record/recent/song': () =>
          down ? new Response('', { status: 500 }) : withSongs['/record/recent/song'],
      });
      expect(await dialog.findByRole('list', { name: '我喜欢的音乐' })).toBeInTheDocument();
      down = false;
      await user.click(await dialog.findByRole('button', { name: '重试' }));
      await choose('最近播放', /歌曲1/);
    });
  });

  it('hides pictures and privacy if the service does not support them', async () => {
    await show({ '/x/capabilities': capabilitiesAnswer([], true) });
    await screen.findByText('动态1');
    expect(document.querySelector('input[type=file]')).toBeNull();
    expect(screen.queryByRole('button', { name: '公开' })).toBeNull();
  });
});
