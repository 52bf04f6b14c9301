import { delimiter, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('server options', () => {
  it('default to a server for this machine only', () => {
    expect(readOptions([], {})).toMatchObject({
      port: 4200,
      host: 'localhost',
      trustProxy: false,
      logLevel: 'warn',
      maxCalls: 400,
      maxConnections: undefined,
      bodyTimeoutMs: 60_000,
      uploadQuota: 10 * 2 ** 30,
      maxUpload: 500 * 2 ** 20,
      leastRate: { bytesPerS: 1024, windowMs: 60_000 },
      maxDownload: 10_000,
      maxZips: 8,
      measureSound: true,
      corsOrigins: [],
      api: undefined,
    });
    expect(readOptions([], {}).dataDir).toMatch(/[\\/]data$/);
  });
  it('are read from the environment, and the command line takes precedence', () => {
    const env = {
      QINGYIN_PORT: '5000',
      QINGYIN_DATA: '/tmp/a',
      QINGYIN_API: 'http://x:3000',
      QINGYIN_TRUST_PROXY: '1',
      QINGYIN_MAX_CALLS: '50',
      QINGYIN_FFMPEG: '/opt/ffmpeg',
    };
    expect(readOptions(['--port', '6000'], env)).toMatchObject({
      port: 6000,
      dataDir: '/tmp/a',
      api: 'http://x:3000',
      trustProxy: 1,
      maxCalls: 50,
      ffmpeg: '/opt/ffmpeg',
    });
  });
  it.each<[string[], string, unknown]>([
    [[], '', false],
    [[], '0', false],
    [[], 'false', false],
    [[], 'no', false],
    [[], '1', 1],
    [[], 'true', 1],
    [[], 'yes', 1],
    [[], '2', 2],
    [[], ' 10.0.0.0/8, 127.0.0.1 ', ['10.0.0.0/8', '127.0.0.1']],
    [['--trust-proxy'], '', 1],
    [['--trust-proxy', '--port', '5000'], '', 1],
    [['--trust-proxy', '2', '--port', '5000'], '', 2],
    [['--trust-proxy=3'], '1', 3],
    [['--trust-proxy', 'loopback,fd00::/8'], '', ['loopback', 'fd00::/8']],
    [['--no-trust-proxy'], '1', false],
  ])('with %j and QINGYIN_TRUST_PROXY=%s trust %j', (args, value, trusted) => {
    expect(readOptions(args, { QINGYIN_TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });
  it.each([
    '17',
    '-1',
    '1.5',
    'maybe',
    '10.0.0.0/33',
    '10.0.0/8',
    '0.0.0.0/0',
    '::/0',
    '1,2',
    '10.0.0.1,',
    'fe80::1%eth0',
  ])('refuse the trusted proxies %s and explain valid values', (value) => {
    expect(() => readOptions([], { QINGYIN_TRUST_PROXY: value })).toThrow(UsageError);
    expect(() => readOptions([], { QINGYIN_TRUST_PROXY: value })).toThrow(/^--trust-proxy is .* is neither$/);
  });
  it('list folders of music by absolute paths, each once; the command line takes precedence', () => {
    const music = (args: string[], value?: string) => readOptions(args, { QINGYIN_MUSIC: value }).music;
    expect(music([])).toEqual([]);
    expect(music(['--music', 'songs', '--music=/srv/a', '--music', './songs'])).toEqual([
      resolve('songs'),
      resolve('/srv/a'),
    ]);
    expect(music([], ['/srv/b', '', 'c d'].join(delimiter))).toEqual([resolve('/srv/b'), resolve('c d')]);
    expect(music(['--music', '/srv/a'], '/srv/b')).toEqual([resolve('/srv/a')]);
  });
  it('say whether there is a demo catalogue, or leave it open', () => {
    const demo = (args: string[], value = '') =>
      readOptions(args, { QINGYIN_DEMO_CATALOGUE: value }).demoCatalogue;
    expect([demo([]), demo([], 'off'), demo(['--demo-catalogue', 'on'], 'off')]).toEqual([
      undefined,
      'off',
      'on',
    ]);
  });
  it('disable measuring sound', () => {
    const measured = (args: string[], value = '') =>
      readOptions(args, { QINGYIN_MEASURE_SOUND: value }).measureSound;
    expect([measured(['--no-measure-sound']), measured([], 'no'), measured([], 'yes')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(measured(['--measure-sound'], 'no')).toBe(true);
  });
  it('remove the trailing slash of the public URL', () => {
    expect(readOptions(['--public-url', 'https://music.example/'], {}).publicUrl).toBe(
      'https://music.example',
    );
  });
  it('normalize CORS origins as browsers write them', () => {
    const list = ' https://Player.example/ ,http://localhost:80, *,,http://10.0.0.2:8080/path';
    expect(readOptions(['--cors-origins', list], {}).corsOrigins).toEqual([
      'https://player.example',
      'http://localhost',
      'http://10.0.0.2:8080',
    ]);
    expect(readOptions([], { QINGYIN_CORS_ORIGINS: 'https://a.example' }).corsOrigins).toEqual([
      'https://a.example',
    ]);
  });
  it.each([
    [['--port', '70000']],
    [['--cors-origins', 'player.example']],
    [['--port', 'x']],
    [['--tls-cert', 'a.pem']],
    [['--public-url', 'music.example']],
    [['--log-level', 'loud']],
    [['--max-calls', '0']],
    [['--max-connections', '0']],
    [['--body-timeout', '0']],
    [['--max-upload', 'much']],
    [['--max-download', '0']],
    [['--min-upload-rate', '0']],
    [['--upload-window', '0']],
    [['--max-zips', '-1']],
    [['--upload-quota', '0']],
    [['--music', '']],
    [['--demo-catalogue', 'maybe']],
    [['--unknown']],
  ])('refuse %j with a usage error', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});
