import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as endpoints from './index.ts';

/** All paths of the contract, from its own list. */
const known = new Set<string>(
  JSON.parse(readFileSync(new URL('../contract-paths.json', import.meta.url), 'utf8')),
);
const all = Object.entries(endpoints).flatMap(([area, group]) =>
  Object.entries(group).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);
const ours = (path: string): boolean => path.startsWith('/x/');

describe('endpoints', () => {
  it('have paths of the contract or below /x/', () => {
    const strange = all.filter(({ endpoint: { path } }) => !ours(path) && !known.has(path));
    expect(strange.map(({ name, endpoint }) => `${name} ${endpoint.path}`)).toEqual([]);
  });

  it('are declared once each', () => {
    const paths = all.map(({ endpoint }) => endpoint.path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});
