import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './root.mjs';
import { routeModule, routeModules } from './route-modules.mjs';

it('finds the module of every screen', () => {
  expect(routeModules().size).toBeGreaterThanOrEqual(40);
  expect(existsSync(at(routeModule('/album/$id')))).toBe(true);
  expect(routeModule('/test')).toMatch(/^apps\/web\//);
});

it('rejects a path without a screen', () => {
  expect(() => routeModule('/nowhere')).toThrow('no screen is bound to the route /nowhere');
});
