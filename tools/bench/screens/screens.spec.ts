import { expect, it } from 'vitest';
import { routeModules } from '../../lib/route-modules.mjs';
import { screens } from './measured-screens.mjs';
import { apiCallOf } from './traffic.mjs';

it('names API calls by path and parameters without their timestamp', () => {
  const address = 'http://localhost:1/api/album?id=7&timestamp=123';
  expect(apiCallOf(address)).toBe('/album?id=7');
  expect(apiCallOf('http://localhost:1/assets/index.js')).toBeNull();
});

/** Feed and comments have measurements of their own (`social`, `long-talk`); the demo data has no music library. */
const elsewhere = [
  '/library',
  '/library/albums',
  '/library/artists',
  '/library/genres',
  '/library/songs',
  '/library/folders',
  '/attention',
  '/care/dynamic/$uid',
  '/hot-comment-list/$id/$type',
];

it('measures every other route except the login and the test page', () => {
  const measured = new Set(screens.map(({ path }) => path));
  const routes = [...routeModules().keys()];
  expect(routes.filter((path) => !measured.has(path)).sort()).toEqual(
    ['/test', '/login', ...elsewhere].sort(),
  );
  expect([...measured].filter((path) => !routes.includes(path))).toEqual([]);
});

it('lists every screen once', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
