import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../lib/root.mjs';
import { screens } from './list.mjs';
import { nameOf } from './traffic.mjs';

it('names calls of the service by path and parameters, whatever their time', () => {
  const address = 'http://localhost:1/api/album?id=7&timestamp=123';
  expect(nameOf(address)).toBe('/album?id=7');
  expect(nameOf('http://localhost:1/assets/index.js')).toBeNull();
});

it.each(screens.map((screen) => [screen.name, screen] as const))(
  '%s begins with a module there is',
  (_, screen) => {
    expect(existsSync(at(screen.route))).toBe(true);
  },
);

it('lists every screen once', () => {
  const names = screens.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
