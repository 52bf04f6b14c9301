import { describe, expect, it } from 'vitest';
import { closure, keysWhere, type Manifest } from './manifest.mjs';

const manifest: Manifest = {
  'src/main.tsx': {
    file: 'a.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['home.tsx'],
    css: ['a.css'],
  },
  '_shared.js': { file: 'shared.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js', imports: ['_shared.js'] },
  'home.tsx': { file: 'home.js', isDynamicEntry: true, imports: ['_shared.js'], css: ['home.css'] },
};

describe('closure', () => {
  it('follows static imports, cycles included, and skips dynamic ones', () => {
    expect(closure(manifest, ['src/main.tsx'])).toEqual({
      scripts: ['a.js', 'shared.js', 'vendor.js'],
      styles: ['a.css'],
    });
  });

  it('counts a file of two chunks once', () => {
    expect(closure(manifest, ['src/main.tsx', 'home.tsx'])).toEqual({
      scripts: ['a.js', 'shared.js', 'vendor.js', 'home.js'],
      styles: ['a.css', 'home.css'],
    });
  });
});

it('finds chunks by their manifest entry', () => {
  expect(keysWhere(manifest, (_, chunk) => chunk.isEntry === true)).toEqual(['src/main.tsx']);
});
