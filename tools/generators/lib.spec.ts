import { readJson, type Tree } from '@nx/devkit';
import { beforeEach, expect, it } from 'vitest';
import libGenerator from './lib/generator.mjs';
import { emptyTree } from './testing/trees.ts';

let tree: Tree;
const text = (path: string) => tree.read(path, 'utf-8') ?? '';

beforeEach(() => {
  tree = emptyTree();
});

it('tags its layer and makes it importable', async () => {
  await libGenerator(tree, { name: 'data-radio', type: 'data' });
  expect(readJson(tree, 'libs/data-radio/project.json')).toMatchObject({
    name: 'data-radio',
    tags: ['type:data'],
  });
  expect(readJson(tree, 'tsconfig.base.json').compilerOptions.paths).toEqual({
    '@qingyin/data-radio': ['./libs/data-radio/src/index.ts'],
  });
  expect(text('libs/data-radio/vitest.config.mts')).toContain("environment: 'node'");
});

it('creates a component library with Nx’s generator, and deletes its unused files', async () => {
  const settings = text('nx.json');
  await libGenerator(tree, { name: 'feature-radio', type: 'feature' });
  expect(readJson(tree, 'libs/feature-radio/project.json')).toMatchObject({
    name: 'feature-radio',
    tags: ['type:feature'],
    targets: { typecheck: {} },
  });
  expect(readJson(tree, 'tsconfig.base.json').compilerOptions.paths).toEqual({
    '@qingyin/feature-radio': ['./libs/feature-radio/src/index.ts'],
  });
  expect(tree.children('libs/feature-radio').sort()).toEqual([
    'project.json',
    'src',
    'tsconfig.json',
    'vitest.config.mts',
  ]);
  expect(readJson(tree, 'libs/feature-radio/tsconfig.json')).toEqual({
    extends: '../../tsconfig.base.json',
    include: ['src', '../../tools/types'],
  });
  expect(text('libs/feature-radio/vitest.config.mts')).toContain("environment: 'jsdom'");
  expect(text('libs/feature-radio/project.json')).not.toContain('//');
  expect(JSON.parse(text('nx.json'))).toEqual(JSON.parse(settings));
});

it('tags a library without React', async () => {
  await libGenerator(tree, { name: 'beats', type: 'engine', plain: true });
  expect(readJson(tree, 'libs/beats/project.json').tags).toEqual(['type:engine', 'runs:plain']);
});

it('gives a library of the server the types of Node', async () => {
  await libGenerator(tree, { name: 'server-radio', type: 'server-base' });
  expect(readJson(tree, 'libs/server-radio/project.json').tags).toEqual(['type:server-base', 'runs:node']);
  expect(readJson(tree, 'libs/server-radio/tsconfig.json').compilerOptions.types).toEqual(['node']);
  expect(text('libs/server-radio/vitest.config.mts')).toContain("environment: 'node'");
});

it('never overwrites a library', async () => {
  await libGenerator(tree, { name: 'beats', type: 'engine' });
  await expect(libGenerator(tree, { name: 'beats', type: 'engine' })).rejects.toThrow('exists already');
});
