import { readFileSync } from 'node:fs';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { FakeAudio, settle } from '@qingyin/player/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QingyinPlayer } from './qingyin-player.ts';
import { createSongPlayer } from './song-player.ts';
import './main.ts';

const SERVICE = 'http://music.example';
const song = {
  id: 1001,
  name: '静夜思',
  ar: [{ id: 1, name: '李白' }],
  al: { id: 2, name: '月', picUrl: '/media/cover/1.webp' },
  dt: 61_000,
  alia: [],
  mv: 0,
  fee: 0,
  cd: '1',
  no: 1,
  pop: 50,
  originCoverType: 1,
  noCopyrightRcmd: null,
};
const address = {
  id: 1001,
  url: '/media/song/1001.mp3',
  br: 320_000,
  level: 'exhigh',
  time: 61_000,
  code: 200,
};
const answers: Record<string, StubAnswer> = {
  '/song/detail': { code: 200, songs: [song], privileges: [] },
  '/song/url/v1': { code: 200, data: [address] },
};

let audio: FakeAudio;

function answerWith(given: Record<string, StubAnswer>): void {
  vi.stubGlobal('fetch', stubFetch(given).fetch);
}

async function arrive(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await settle();
  }
}

async function mount(attributes = `song="1001"`): Promise<ShadowRoot> {
  document.body.innerHTML = `<qingyin-player lang="zh-CN" ${attributes}></qingyin-player>`;
  await arrive();
  const root = document.querySelector('qingyin-player')?.shadowRoot;
  if (!root) throw new Error('the element is not defined');
  return root;
}

const buttonOf = (root: ShadowRoot): HTMLButtonElement => {
  const button = root.querySelector('button');
  if (!button) throw new Error('no button');
  return button;
};

beforeEach(() => {
  audio = new FakeAudio();
  QingyinPlayer.ports = { audio };
  QingyinPlayer.defaultServer = SERVICE;
  answerWith(answers);
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('<qingyin-player>', () => {
  it('shows the song and plays it at a press, then pauses', async () => {
    const root = await mount();
    expect(root.querySelector('.title')?.textContent).toBe('静夜思');
    expect(root.querySelector('.line')?.textContent).toBe('李白');
    expect(root.querySelector('img')?.src).toBe(`${SERVICE}/media/cover/1.webp?param=96y96`);
    expect(buttonOf(root).getAttribute('aria-label')).toBe('播放 静夜思');
    buttonOf(root).click();
    await arrive();
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1001.mp3`);
    expect(buttonOf(root).getAttribute('aria-label')).toBe('暂停 静夜思');
    buttonOf(root).click();
    expect(audio.sounding).toBeNull();
    expect(buttonOf(root).getAttribute('aria-label')).toBe('播放 静夜思');
  });

  it('says that a song is not known', async () => {
    answerWith({ '/song/detail': { code: 200, songs: [], privileges: [] } });
    const root = await mount();
    expect(root.querySelector('.line')?.textContent).toBe('没有找到这首歌');
  });

  it('says that nobody answers, and a later press tries again', async () => {
    answerWith({});
    const root = await mount();
    expect(root.querySelector('.line')?.textContent).toBe('连接不上，再按一次重试');
    answerWith(answers);
    buttonOf(root).click();
    await arrive();
    expect(audio.playingUrl).toBe(`${SERVICE}/media/song/1001.mp3`);
  });

  it('shows names as text, never as markup', async () => {
    const evil = { ...song, name: '<img src=x onerror=alert(1)>' };
    answerWith({ '/song/detail': { code: 200, songs: [evil], privileges: [] } });
    const root = await mount();
    expect(root.querySelector('.title')?.textContent).toBe(evil.name);
    expect(root.querySelectorAll('.title *')).toHaveLength(0);
  });

  it('falls silent when it leaves the page', async () => {
    const root = await mount();
    buttonOf(root).click();
    await arrive();
    document.body.replaceChildren();
    expect(audio.disposed).toBe(true);
  });

  it('asks the service its attribute names', async () => {
    const stub = stubFetch(answers);
    vi.stubGlobal('fetch', stub.fetch);
    await mount(`song="1001" server="http://other.example"`);
    expect(stub.requests[0]?.url.origin).toBe('http://other.example');
  });
});

describe('README.md', () => {
  // From the process, since jsdom has an address of its own in import.meta.url's place.
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    (found) => found[1] ?? '',
  );

  it('shows song-player.ts as it is', () => {
    expect(blocks[0]).toBe(readFileSync('src/song-player.ts', 'utf8'));
  });

  it('has an example that plays', async () => {
    const run = new Function('createSongPlayer', `return (async () => {${blocks[1] ?? 'throw 0'}})()`);
    await run((service: string) => createSongPlayer(service, { audio }));
    await arrive();
    expect(audio.playingUrl).toBe('https://music.example/media/song/1001.mp3');
  });
});
