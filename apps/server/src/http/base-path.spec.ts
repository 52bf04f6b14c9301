import { expect, it } from 'vitest';
import { withoutBasePath } from './base-path.ts';

it.each([
  ['/music/api/banner?limit=1', '/api/banner?limit=1'],
  ['/music/', '/'],
  ['/music', '/'],
  ['/music?song=1', '/?song=1'],
  ['/music/music', '/music'],
])('removes the base path once: %s', (url, rest) => {
  expect(withoutBasePath(url, '/music')).toBe(rest);
});

it.each(['/api/banner', '/', '/musical', '/musical/music', '/x/music/api'])(
  'leaves %s, from which a proxy has removed it or which lies elsewhere',
  (url) => {
    expect(withoutBasePath(url, '/music')).toBe(url);
  },
);

it('removes nothing at the root', () => {
  expect(withoutBasePath('/music/api', '')).toBe('/music/api');
});
