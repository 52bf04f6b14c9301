import { renderConnected, renderWithProviders } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import { Menu } from '@qingyin/ui/lazy';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NowPlaying from './NowPlaying.tsx';

const lyrics = {
  code: 200,
  lrc: { version: 1, lyric: '[00:01.00]床前明月光\n[00:05.00]疑是地上霜\n[00:09.00]举头望明月' },
  tlyric: { version: 1, lyric: '[00:01.00]Moonlight before my bed' },
  romalrc: { version: 1, lyric: '[00:01.00]chuáng qián míng yuè guāng' },
};

const ports = { audio: { analyser: () => null }, restored: () => Promise.resolve() };

const scrolled = vi.fn();
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(scrolled);
});
afterEach(() => scrolled.mockReset());

async function open(answer: StubAnswer = lyrics, onClose = vi.fn()) {
  const page = <NowPlaying {...ports} tab="lyrics" onTab={vi.fn()} onClose={onClose} />;
  const answers = { '/lyric/new': answer, '/likelist': { code: 200, ids: [] } };
  const bench = await renderConnected(page, { answers });
  await act(async () => {
    bench.player.playList([buildTrack({ id: 7, name: '静夜思' })]);
    await flushPromises();
  });
  return { ...bench, onClose };
}

describe('with an empty queue', () => {
  it('shows the empty state once the queue of an earlier visit was restored as empty', async () => {
    let know = () => {};
    const known = new Promise<void>((resolve) => (know = resolve));
    const page = (
      <NowPlaying {...ports} restored={() => known} tab="lyrics" onTab={vi.fn()} onClose={vi.fn()} />
    );
    await renderConnected(page, { answers: {} });
    expect(screen.getByRole('dialog', { name: '正在播放' })).toBeInTheDocument();
    expect(screen.queryByText('还没有在听的歌')).toBeNull();
    await act(async () => know());
    expect(await screen.findByText('还没有在听的歌')).toBeInTheDocument();
  });
});

describe('now-playing page', () => {
  it('shows the title of the song and takes the focus', async () => {
    await open();
    const page = screen.getByRole('dialog', { name: '正在播放' });
    expect(page).toBe(document.activeElement);
    expect(screen.getByRole('heading', { name: '静夜思' })).toBeInTheDocument();
  });

  it('seeks to a lyric line by click and by Enter', async () => {
    const { audio } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /疑是地上霜/ }));
    expect(audio.position(0)).toBe(5000);
    screen.getByRole('button', { name: /举头望明月/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(audio.position(0)).toBe(9000);
  });

  it('marks the current line and scrolls it to the middle', async () => {
    const { audio } = await open();
    await screen.findByRole('button', { name: /疑是地上霜/ });
    scrolled.mockClear();
    act(() => audio.advance(5500));
    const current = document.querySelector('[aria-current="true"]');
    expect(current?.textContent).toContain('疑是地上霜');
    expect(scrolled).toHaveBeenCalled();
  });

  it('stops scrolling the lines after the user has scrolled them', async () => {
    const { audio } = await open();
    const line = await screen.findByRole('button', { name: /疑是地上霜/ });
    scrolled.mockClear();
    line.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    act(() => audio.advance(5500));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('toggles translation and romanization', async () => {
    await open();
    expect(await screen.findByText('Moonlight before my bed')).toBeInTheDocument();
    expect(screen.queryByText(/chuáng/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '显示注音' }));
    expect(screen.getByText(/chuáng/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '显示翻译' }));
    expect(screen.queryByText('Moonlight before my bed')).toBeNull();
  });

  it('shows duet sides, background vocals and ruby readings of TTML lyrics', async () => {
    const ttml =
      '<tt xmlns:ttm="m" xmlns:tts="s"><head><ttm:agent type="person" xml:id="v1"/><ttm:agent type="person" xml:id="v2"/></head><body>' +
      '<p begin="1s" end="2s" ttm:agent="v1">甲<span ttm:role="x-bg" begin="1s" end="2s">(和)</span></p>' +
      '<p begin="3s" end="4s" ttm:agent="v2"><span tts:ruby="container"><span tts:ruby="base">乙</span><span tts:ruby="text" begin="3s" end="4s">おつ</span></span></p>' +
      '</body></tt>';
    await open({ ...lyrics, lrc: { version: 1, lyric: '[00:01.00]甲' }, ttml: { version: 1, lyric: ttml } });
    await screen.findByText('和');
    const lines = document.querySelectorAll<HTMLElement>('li[data-side]');
    const sides = [...lines].map((line) => [line.dataset['side'], line.textContent]);
    expect(sides).toEqual([
      ['start', expect.stringMatching(/^甲.*和$/)],
      ['end', '乙おつ'],
    ]);
    expect(document.querySelector('rt')?.textContent).toBe('おつ');
  });

  it.each([
    ['an instrumental', { code: 200, nolyric: true, pureMusic: true }, '纯音乐，请静静地听'],
    ['a song without lyrics', { code: 200, uncollected: true }, '这首歌还没有歌词'],
  ])('shows a message for %s', async (_what, answer, text) => {
    await open(answer);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers a retry when the lyrics fail to load', async () => {
    let asked = 0;
    const answer = () => ((asked += 1) === 1 ? new Response('{}', { status: 500 }) : lyrics);
    await open(answer);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: /床前明月光/ })).toBeInTheDocument();
  });

  it('shows the skeleton of the lyrics until the view transition that opens it has ended', async () => {
    let end = () => {};
    const finished = new Promise<void>((resolve) => (end = resolve));
    const ready = Promise.resolve();
    const start = (update: () => void) => {
      queueMicrotask(update);
      return { ready, finished };
    };
    document.startViewTransition = start as unknown as typeof document.startViewTransition;
    await open();
    Reflect.deleteProperty(document, 'startViewTransition');
    expect(await screen.findByRole('heading', { name: '静夜思' })).toBeInTheDocument();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /床前明月光/ })).toBeNull();
    await act(async () => end());
    expect(await screen.findByRole('button', { name: /床前明月光/ })).toBeInTheDocument();
  });

  it('offers a next step when nothing plays', async () => {
    const onClose = vi.fn();
    renderWithProviders(<NowPlaying {...ports} tab="lyrics" onTab={vi.fn()} onClose={onClose} />);
    await userEvent.click(await screen.findByRole('button', { name: '去找一首歌' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('closing the now-playing page', () => {
  it('calls onClose by Escape and by its button', async () => {
    const { onClose } = await open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('leaves Escape to a menu in front of it', async () => {
    const onClose = vi.fn();
    const closeMenu = vi.fn();
    renderWithProviders(
      <>
        <NowPlaying {...ports} tab="lyrics" onTab={vi.fn()} onClose={onClose} />
        <Menu label="歌曲操作" anchor={document.body} entries={[]} onClose={closeMenu} />
      </>,
    );
    await userEvent.keyboard('{Escape}');
    expect(closeMenu).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('makes the page inert while open, and restores page and focus afterwards', async () => {
    const shell = (shown: boolean) => (
      <>
        <div>
          <div data-testid="column">
            <main id="main" />
          </div>
          <div style={{ position: 'fixed' }}>
            <button type="button">封面</button>
          </div>
        </div>
        {shown && <NowPlaying {...ports} tab="lyrics" onTab={vi.fn()} onClose={vi.fn()} />}
      </>
    );
    const { show } = renderWithProviders(shell(false));
    const opener = screen.getByRole('button', { name: '封面' });
    opener.focus();
    show(shell(true));
    expect(screen.getByTestId('column').hasAttribute('inert')).toBe(true);
    expect(opener.closest('[inert]')).toBeNull();
    show(shell(false));
    await flushPromises();
    expect(screen.getByTestId('column').hasAttribute('inert')).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('is inert and restores page and focus during the exit transition, then calls onGone', async () => {
    const onGone = vi.fn();
    const shell = (leaving: boolean) => (
      <>
        <div>
          <div data-testid="column">
            <main id="main" />
          </div>
        </div>
        <button type="button">封面</button>
        <NowPlaying
          {...ports}
          tab="lyrics"
          leaving={leaving}
          onTab={vi.fn()}
          onClose={vi.fn()}
          onGone={onGone}
        />
      </>
    );
    const { show } = renderWithProviders(<button type="button">封面</button>);
    screen.getByRole('button', { name: '封面' }).focus();
    show(shell(false));
    screen.getByRole('button', { name: '封面' }).focus();
    show(shell(true));
    await flushPromises();
    expect(screen.getByRole('dialog', { hidden: true }).hasAttribute('inert')).toBe(true);
    expect(screen.getByTestId('column').hasAttribute('inert')).toBe(false);
    expect(document.documentElement.dataset['underOverlay']).toBeUndefined();
    expect(onGone).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  });

  it('stays when it is opened again during the exit transition', async () => {
    const onGone = vi.fn();
    const page = (leaving: boolean) => (
      <NowPlaying
        {...ports}
        tab="lyrics"
        leaving={leaving}
        onTab={vi.fn()}
        onClose={vi.fn()}
        onGone={onGone}
      />
    );
    vi.useFakeTimers();
    const { show } = renderWithProviders(page(false));
    show(page(true));
    show(page(false));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(onGone).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: '正在播放' }).hasAttribute('inert')).toBe(false);
  });
});
