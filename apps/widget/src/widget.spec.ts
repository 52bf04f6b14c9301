import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { FakeAudio } from '@qingyin/player/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QingyinPlayer } from './qingyin-player.ts';
import { createSongPlayer } from './song-player.ts';
import { stubResponses, song, SERVICE } from './testing/stub-responses.ts';
import {
  settleRequests,
  control,
  mountWidget,
  optionsOf,
  clickButton,
  textOf,
} from './testing/mount-widget.ts';
import './main.ts';

let audio: FakeAudio;

function answerWith(given: Record<string, StubAnswer>) {
  const stub = stubFetch(given);
  vi.stubGlobal('fetch', stub.fetch);
  return stub;
}

beforeEach(() => {
  audio = new FakeAudio();
  QingyinPlayer.ports = { audio };
  QingyinPlayer.defaultServer = SERVICE;
  answerWith(stubResponses);
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('song widget', () => {
  it('shows the song, plays and pauses it', async () => {
    const root = await mountWidget('song="1001"');
    expect(textOf(root, '.title')).toBe('静夜思');
    expect(textOf(root, '.line')).toBe('李白');
    expect(root.querySelector('img')?.src).toBe(`${SERVICE}/media/cover/1.webp?param=144y144`);
    expect(root.querySelector('a')?.href).toBe(`${SERVICE}/album/2?song=1001`);
    expect(control(root, '.skip').hidden).toBe(true);
    await clickButton(root, '播放 静夜思');
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1001.mp3`);
    await clickButton(root, '暂停 静夜思');
    expect(audio.sounding).toBeNull();
    expect(control(root, '.play').getAttribute('aria-label')).toBe('播放 静夜思');
  });

  it('sends no cookies, as for a guest', async () => {
    const stub = answerWith(stubResponses);
    const root = await mountWidget('song="1001"');
    await clickButton(root, '播放 静夜思');
    expect(stub.paths()).toEqual(['/song/detail', '/song/url/v1']);
    expect(stub.requests.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
  });

  it('renders names as text, never as markup', async () => {
    const evil = { ...song(1001), name: '<img src=x onerror=alert(1)>' };
    answerWith({ '/song/detail': { code: 200, songs: [evil], privileges: [] } });
    const root = await mountWidget('song="1001"');
    expect(textOf(root, '.title')).toBe(evil.name);
    expect(root.querySelectorAll('.title *')).toHaveLength(0);
  });

  it('disposes its player when it is removed from the page', async () => {
    const root = await mountWidget('song="1001"');
    await clickButton(root, '播放 静夜思');
    document.body.replaceChildren();
    expect(audio.disposed).toBe(true);
  });

  it('requests the song from the service of its server attribute', async () => {
    const stub = answerWith(stubResponses);
    await mountWidget(`song="1001" server="http://other.example/"`);
    expect(stub.requests[0]?.url.href).toBe('http://other.example/api/song/detail?ids=1001');
  });
});

describe('playlist widget', () => {
  it('lists songs, plays the one on which Enter is pressed and continues', async () => {
    const root = await mountWidget('playlist="7"');
    expect(textOf(root, '.title')).toBe('唐诗');
    expect(textOf(root, '.line')).toBe('编者 · 3 首');
    const [first, second] = optionsOf(root);
    expect(optionsOf(root)).toHaveLength(3);
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    expect(root.activeElement).toBe(second);
    second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await settleRequests();
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1002.mp3`);
    expect(second?.getAttribute('aria-selected')).toBe('true');
    await clickButton(root, '下一首');
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1003.mp3`);
    expect(optionsOf(root).map((row) => row.getAttribute('aria-selected'))).toEqual([
      'false',
      'false',
      'true',
    ]);
  });

  it('pauses by the space bar anywhere but on a button', async () => {
    const root = await mountWidget('playlist="7"');
    await clickButton(root, '播放 唐诗');
    optionsOf(root)[2]?.dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }),
    );
    expect(audio.sounding).toBeNull();
    control(root, '.play').dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, composed: true }),
    );
    expect(audio.sounding).toBeNull();
  });

  it('stops propagation of its own keys only', async () => {
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', hear);
    const root = await mountWidget('playlist="7"');
    for (const key of [' ', 'ArrowDown', 'Enter', 'Escape', 'm'])
      optionsOf(root)[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual(['Escape', 'm']);
  });

  it('fetches all songs if the playlist response is incomplete', async () => {
    const short = { ...(stubResponses['/playlist/detail'] as { playlist: object }) };
    const stub = answerWith({
      ...stubResponses,
      '/playlist/detail': { ...short, playlist: { ...short.playlist, tracks: [song(1001)] } },
    });
    const root = await mountWidget('playlist="7"');
    expect(stub.paths()).toEqual(['/playlist/detail', '/playlist/track/all']);
    expect(optionsOf(root)).toHaveLength(3);
  });

  it('shows an empty playlist', async () => {
    answerWith({
      ...stubResponses,
      '/playlist/detail': {
        code: 200,
        privileges: [],
        playlist: {
          id: 7,
          name: '空',
          coverImgUrl: '',
          creator: { nickname: '编者' },
          tracks: [],
          trackIds: [],
        },
      },
    });
    const root = await mountWidget('playlist="7"');
    expect(textOf(root, '.line')).toBe('这里还没有歌');
    expect(control(root, '.play').disabled).toBe(true);
  });
});

describe('album widget', () => {
  it('plays songs in sequence with gapless transitions', async () => {
    const root = await mountWidget('album="2"');
    await clickButton(root, '播放 月');
    expect(audio.calls).toContain(`load 0 ${SERVICE}/media/song/1001.mp3 to be followed`);
  });
});

describe('sliders', () => {
  it('seek and set the volume by keys', async () => {
    const root = await mountWidget('song="1001"');
    await clickButton(root, '播放 静夜思');
    const [seek, volume] = root.querySelectorAll('input');
    expect(seek?.getAttribute('aria-valuetext')).toBe('0:00 / 3:20');
    seek?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(seek?.getAttribute('aria-valuetext')).toBe('0:05 / 3:20');
    expect(audio.state[0].positionMs).toBe(5000);
    expect(volume?.getAttribute('aria-valuetext')).toBe('80%');
    volume?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }));
    expect(volume?.getAttribute('aria-valuetext')).toBe('0%');
    expect(audio.state[0].gain).toBe(0);
  });
});

describe('errors', () => {
  it('sends no request for an invalid id', async () => {
    const stub = answerWith(stubResponses);
    await mountWidget('song="1/../2"');
    expect(stub.requests).toHaveLength(0);
  });

  it.each([
    ['song="1001"', '/song/detail', { code: 200, songs: [], privileges: [] }, '没有找到这首歌'],
    ['playlist="7"', '/playlist/detail', { code: 404, message: 'no' }, '没有找到这个歌单'],
    ['album="2"', '/album', { code: 404, message: 'no' }, '没有找到这张专辑'],
    ['song="../x"', '/song/detail', {}, '没有找到这首歌'],
    ['', '/song/detail', {}, '没有说要播放什么'],
  ])('shows the reason for the attributes "%s"', async (attributes, path, answer, reason) => {
    answerWith({ [path]: answer });
    const root = await mountWidget(attributes);
    expect(textOf(root, '.line')).toBe(reason);
    expect(control(root, '.play').disabled).toBe(true);
  });

  it('shows that the service is unreachable, and a click retries and plays', async () => {
    answerWith({});
    const root = await mountWidget('song="1001"');
    expect(textOf(root, '.line')).toBe('连接不上，再按一次重试');
    answerWith(stubResponses);
    await clickButton(root, '重试');
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1001.mp3`);
  });
});

describe('language and accent', () => {
  it.each([
    ['zh-TW', '播放 静夜思', '在青音裡開啟'],
    ['en-GB', 'Play 静夜思', 'Open in Qingyin'],
    ['fa', 'Play 静夜思', 'Open in Qingyin'],
  ])('uses the texts of %s', async (lang, play, open) => {
    const root = await mountWidget('song="1001"', lang);
    expect(control(root, '.play').getAttribute('aria-label')).toBe(play);
    expect(root.querySelector('a')?.getAttribute('aria-label')).toBe(open);
  });

  it('applies the accent with a contrasting icon colour and ignores invalid ones', async () => {
    const root = await mountWidget('song="1001" accent="#127"');
    const box = root.querySelector<HTMLElement>('.box');
    expect(box?.style.getPropertyValue('--accent')).toBe('#112277');
    expect(box?.style.getPropertyValue('--on-accent')).toBe('#fff');
    const other = await mountWidget('song="1001" accent="red; background: url(x)"');
    expect(other.querySelector<HTMLElement>('.box')?.style.getPropertyValue('--accent')).toBe('');
  });
});

describe('examples of README.md', () => {
  const blocks = [
    ...readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g),
  ].map((found) => found[1] ?? '');

  it('contain song-player.ts verbatim', () => {
    expect(blocks[0]).toBe(readFileSync(join(import.meta.dirname, 'song-player.ts'), 'utf8'));
  });

  it('play a song', async () => {
    const run = new Function('createSongPlayer', `return (async () => {${blocks[1] ?? 'throw 0'}})()`);
    await run((service: string) => createSongPlayer(service, { audio }));
    await settleRequests();
    expect(audio.playingUrl).toBe('https://music.example/media/song/1001.mp3');
  });
});
