import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import endpointGenerator from './endpoint/generator.mjs';
import libGenerator from './lib/generator.mjs';
import { camelCase, kebabCase, pascalCase } from './names.mjs';
import screenGenerator from './screen/generator.mjs';

let tree: Tree;
const text = (path: string) => tree.read(path, 'utf-8') ?? '';

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  for (const file of tree.children('.').filter((name) => name.includes('oxfmt'))) tree.delete(file);
  tree.write('.prettierrc', '{ "singleQuote": true }');
  tree.write('tsconfig.base.json', JSON.stringify({ compilerOptions: { paths: {} } }));
});

describe('names', () => {
  it.each([
    ['/find-music/song-list', 'FindMusicSongList', 'findMusicSongList', 'find-music-song-list'],
    ['/album/$id', 'Album', 'album', 'album'],
    ['/playList/$id', 'PlayList', 'playList', 'play-list'],
  ])('of %s', (path, pascal, camel, kebab) => {
    expect([pascalCase(path), camelCase(path), kebabCase(path)]).toEqual([pascal, camel, kebab]);
  });
});

describe('screen', () => {
  beforeEach(() => {
    const write = (file: string, content: string) => tree.write(`libs/feature-video/src/${file}.ts`, content);
    write(
      'screens',
      `export const videoScreens = {\n  '/mv': screen('/mv'),\n} satisfies Pick<ScreenTable, Loaded>;\n`,
    );
    write(
      'video-loaders',
      `export type LoadedRoute =\n  | '/video'\n  | '/mv-all';\n\nexport const loaders: ScreenLoads<LoadedRoute> = {\n  '/video': loadVideo,\n};\n`,
    );
    write(
      'video-lazy-routes',
      `export const lazyRoutes: ScreenViews<LoadedRoute> = {\n  '/video': video,\n};\n`,
    );
  });

  it('creates the screen with its row in the tables of screens, loaders and screen modules', async () => {
    await screenGenerator(tree, { lib: 'feature-video', path: '/top-mv' });
    const table = text('libs/feature-video/src/screens.ts');
    expect(table).toContain("'/top-mv': screen('/top-mv')");
    expect(table).toContain("'/mv': screen('/mv')");
    expect(text('libs/feature-video/src/video-loaders.ts')).toBe(
      `export type LoadedRoute = '/top-mv' | '/video' | '/mv-all';\n\nexport const loaders: ScreenLoads<LoadedRoute> = {\n  '/top-mv': () => undefined,\n  '/video': loadVideo,\n};\n`,
    );
    expect(text('libs/feature-video/src/video-lazy-routes.ts')).toMatch(
      /'\/top-mv': \(\) =>\s+import\('\.\/screens\/top-mv\/route\.tsx'\)\.then\(\(\{ route \}\) => route\),\s+'\/video': video/,
    );
    expect(tree.children('libs/feature-video/src/screens/top-mv').sort()).toEqual([
      'TopMv.module.css',
      'TopMv.spec.tsx',
      'TopMv.tsx',
      'route.tsx',
    ]);
  });

  it('refuses an existing screen, and a library without screens', async () => {
    await screenGenerator(tree, { lib: 'feature-video', path: '/top-mv' });
    await expect(screenGenerator(tree, { lib: 'feature-video', path: '/top-mv' })).rejects.toThrow(
      'exists already',
    );
    tree.write('libs/feature-video/src/screens.ts', 'export const nothing = {};\n');
    await expect(screenGenerator(tree, { lib: 'feature-video', path: '/mv-all' })).rejects.toThrow(
      'screens.ts has no',
    );
  });
});

describe('endpoint', () => {
  beforeEach(() => {
    tree.write(
      'libs/contract/src/endpoints/music.ts',
      `import { endpoint } from '../endpoint.ts';\n\nexport const banner = endpoint<object, { code: number }>('/banner');\n`,
    );
    tree.write('libs/data-music/src/index.ts', `export { bannerQuery } from './banner-query.ts';\n`);
  });

  it('adds the constant and its query', async () => {
    await endpointGenerator(tree, { area: 'music', path: '/top/mv', cache: true });
    expect(text('libs/contract/src/endpoints/music.ts')).toMatch(
      /export const topMv = endpoint<object, \{ code: number \}>\('\/top\/mv', \{\s*cache: true,?\s*\}\)/,
    );
    expect(text('libs/data-music/src/index.ts')).toContain("export { topMvQuery } from './top-mv-query.ts'");
    expect(text('libs/data-music/src/top-mv-query.ts')).toContain(
      'http.call(endpoints.music.topMv, { signal })',
    );
    expect(tree.exists('libs/data-music/src/top-mv-query.spec.ts')).toBe(true);
  });

  it('adds the constant only for a call that changes data', async () => {
    await endpointGenerator(tree, { area: 'music', path: '/like/it', method: 'POST' });
    expect(text('libs/contract/src/endpoints/music.ts')).toContain("method: 'POST'");
    expect(tree.exists('libs/data-music/src/like-it-query.ts')).toBe(false);
  });

  it('refuses an existing endpoint', async () => {
    await expect(endpointGenerator(tree, { area: 'music', path: '/banner' })).rejects.toThrow(
      'already contains /banner',
    );
  });
});

describe('lib', () => {
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
});
