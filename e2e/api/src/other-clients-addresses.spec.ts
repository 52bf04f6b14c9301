import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressesIn, addressKind } from './addresses.ts';
import { demoLogin } from './demo-caller.ts';
import { onFreePort } from './free-port.ts';
import { ask, httpsOf, jsonClient, OTHER_CLIENT_ORIGIN, queryStringClient } from './other-clients.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const PUBLIC = 'https://music.example';
const SONG = 30_001;
let server: ServerProcess;
/** address the server listens on; its public name does not resolve */
let here: string;
let session: string;

beforeAll(async () => {
  server = await onFreePort((port) => {
    here = `http://localhost:${port}`;
    return startServer({
      args: ['--port', String(port), '--public-url', PUBLIC, '--demo', '--cors-origins', OTHER_CLIENT_ORIGIN],
    });
  });
  const login = await jsonClient(`${here}/api`)('/login', demoLogin);
  session = String(login.at('cookie'));
});
afterAll(() => server.dispose());

const asked: [path: string, params: Record<string, string | number>][] = [
  ['/banner', { type: 0 }],
  ['/personalized', { limit: 5 }],
  ['/personalized/newsong', {}],
  ['/personalized/privatecontent', {}],
  ['/toplist/detail', {}],
  ['/toplist/artist', { type: 1 }],
  ['/artist/list', {}],
  ['/artists', { id: 1206 }],
  ['/album/new', { area: 'all' }],
  ['/top/playlist', { cat: 'ALL' }],
  ['/playlist/detail', { id: 5001 }],
  ['/song/detail', { ids: SONG }],
  ['/song/url', { id: SONG, br: 320_000 }],
  ['/song/url/v1', { id: SONG, level: 'standard' }],
  ['/song/download/url/v1', { id: SONG, level: 'exhigh' }],
  ['/mv/all', { limit: 5 }],
  ['/cloudsearch', { keywords: '月', type: 1018 }],
  ['/search/suggest', { keywords: '月' }],
  ['/comment/music', { id: SONG }],
  ['/user/account', {}],
  ['/user/detail', { uid: 10 }],
  ['/user/playlist', { uid: 10 }],
  ['/user/cloud', {}],
  ['/event', {}],
  ['/personal_fm', {}],
  ['/recommend/songs', {}],
  ['/recommend/resource', {}],
];
/** Texts that are a media path without a host, which other clients would mangle. */
const bare = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(\/\/|\/media\/|\/img\/)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(bare) : [];
};

it('every address is absolute, https, of the public name, and leads to its file', async () => {
  const kinds = new Map<string, string>();
  for (const [path, params] of asked) {
    const answer = await queryStringClient(`${here}/api`, session)(path, params);
    expect([path, answer.at('code'), bare(answer.body)]).toEqual([path, 200, []]);
    const addresses = addressesIn(answer.body);
    expect([path, addresses.filter((address) => !address.startsWith(`${PUBLIC}/`))]).toEqual([path, []]);
    for (const address of addresses) kinds.set(addressKind(address), address);
  }
  expect(kinds.size).toBeGreaterThan(10);
  for (const address of kinds.values()) {
    // Other clients keep https addresses unchanged, and append the size.
    expect(httpsOf(address)).toBe(address);
    const local = address.replace(PUBLIC, here);
    const file = await fetch(`${local}${local.includes('?') ? '&' : '?'}param=80y80`, {
      headers: { range: 'bytes=0-9', origin: OTHER_CLIENT_ORIGIN },
    });
    expect([address, file.status < 300, file.headers.get('content-type')]).toEqual([
      address,
      true,
      expect.stringMatching(/^(image|audio|video)\//),
    ]);
    expect(file.headers.get('access-control-allow-origin')).toMatch(/^\*$|^http:\/\/localhost:27232$/);
    await file.arrayBuffer();
  }
});

it('sound is served by range requests to a player of another origin', async () => {
  const url = String(
    (await jsonClient(`${here}/api`)('/song/url/v1', { id: SONG, level: 'exhigh' })).at('data.0.url'),
  );
  expect(url.startsWith(`${PUBLIC}/media/`)).toBe(true);
  const sound = await fetch(url.replace(PUBLIC, here), {
    headers: { origin: 'https://peer.example', range: 'bytes=0-' },
  });
  expect([sound.status, sound.headers.get('accept-ranges')]).toEqual([206, 'bytes']);
  expect(sound.headers.get('access-control-allow-origin')).toBe('*');
  await sound.arrayBuffer();
});

it('a page of an allowed origin can use the browser’s session', async () => {
  const token = session.split(';')[0] ?? '';
  const answer = await ask(`${here}/api/user/account?timestamp=1`, {
    method: 'POST',
    headers: {
      origin: OTHER_CLIENT_ORIGIN,
      cookie: token,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'cors',
    },
  });
  expect(answer.at('profile.userId')).toBe(10);
  expect([
    answer.headers.get('access-control-allow-origin'),
    answer.headers.get('access-control-allow-credentials'),
  ]).toEqual([OTHER_CLIENT_ORIGIN, 'true']);
});
