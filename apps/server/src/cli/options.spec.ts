import { describe, expect, it } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('options', () => {
  it('have defaults that stay on this machine', () => {
    expect(readOptions([], {})).toMatchObject({
      port: 4200,
      host: 'localhost',
      trustProxy: false,
      logLevel: 'warn',
      maxCalls: 400,
      api: undefined,
    });
    expect(readOptions([], {}).dataDir).toMatch(/[\\/]data$/);
  });
  it('come from the environment, and the command line wins', () => {
    const env = {
      QINGYIN_PORT: '5000',
      QINGYIN_DATA: '/tmp/a',
      QINGYIN_API: 'http://x:3000',
      QINGYIN_TRUST_PROXY: '1',
      QINGYIN_MAX_CALLS: '50',
    };
    expect(readOptions(['--port', '6000'], env)).toMatchObject({
      port: 6000,
      dataDir: '/tmp/a',
      api: 'http://x:3000',
      trustProxy: true,
      maxCalls: 50,
    });
  });
  it('lose the slash at the end of the public address', () => {
    expect(readOptions(['--public-url', 'https://music.example/'], {}).publicUrl).toBe(
      'https://music.example',
    );
  });
  it.each([
    [['--port', '70000']],
    [['--port', 'x']],
    [['--tls-cert', 'a.pem']],
    [['--public-url', 'music.example']],
    [['--log-level', 'loud']],
    [['--max-calls', '0']],
    [['--unknown']],
  ])('refuse %j with a reason', (args) => {
    expect(() => readOptions(args, {})).toThrow(UsageError);
  });
});
