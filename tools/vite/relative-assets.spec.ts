import { expect, it } from 'vitest';
import { patchPreloader, withRelativeAssets } from './relative-assets.mts';

it('makes the preloader find files beside its own chunk', () => {
  expect(patchPreloader('const a = function(dep) { return "/"+dep };')).toBe(
    'const a = function(dep) { return new URL("../"+dep, import.meta.url).pathname };',
  );
});

it('fails when the preloader has changed', () => {
  expect(() => patchPreloader('const a = (dep) => base + dep;')).toThrow('another way');
});

it('makes assets relative to their chunk', () => {
  expect(withRelativeAssets('const a = "/assets/cn-1.svg";')).toBe(
    'const a = new URL("cn-1.svg",import.meta.url).pathname;',
  );
});

it('leaves other addresses', () => {
  expect(withRelativeAssets('f("/api/x", "/assets", "/assets/a/b")')).toBe(
    'f("/api/x", "/assets", "/assets/a/b")',
  );
});
