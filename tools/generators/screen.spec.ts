import type { Tree } from '@nx/devkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import endpointGenerator from './endpoint/generator.mjs';
import screenGenerator from './screen/generator.mjs';
import { addedLines, removedLines, treeWith } from './testing/trees.ts';

const CONTRACT = 'libs/contract/src';
/** Features with their tables of measured screens. */
const features = [
  ['music', 'measured-screens'],
  ['video', 'films'],
  ['social', 'users'],
  ['library', 'my-music'],
  ['account', 'users'],
] as const;
const files = [
  `${CONTRACT}/index.ts`,
  `${CONTRACT}/contract-paths.json`,
  `${CONTRACT}/endpoints/music.ts`,
  `${CONTRACT}/schema/params/music.ts`,
  `${CONTRACT}/schema/answers/music.ts`,
  'apps/server/src/routes/music/index.ts',
  'e2e/api/src/cases/music.ts',
  'e2e/api/src/endpoints-without-songs.ts',
  'e2e/api/src/song-access-cases.ts',
  'libs/data-music/src/index.ts',
  'libs/data-music/src/keys.ts',
  'docs/api-extensions.md',
  'libs/routing/src/titles.spec.ts',
  'e2e/web/fixtures/route-samples.ts',
  ...features.flatMap(([feature, table]) => [
    `libs/feature-${feature}/src/screens.ts`,
    `libs/routing/src/skeleton/${feature}-routes.ts`,
    `tools/bench/screens/${table}.mjs`,
    ...(feature === 'account'
      ? []
      : [
          `libs/feature-${feature}/src/${feature}-loaders.ts`,
          `libs/feature-${feature}/src/${feature}-lazy-routes.ts`,
        ]),
  ]),
];

let tree: Tree;
const text = (path: string) => tree.read(path, 'utf-8') ?? '';
const screenOf = (feature: string, options = {}) =>
  screenGenerator(tree, {
    lib: `feature-${feature}`,
    path: '/new-things',
    title: '新品',
    endpoint: 'music.newThings',
    ...options,
  });
const setUp = async () => {
  tree = treeWith(files);
  await endpointGenerator(tree, { area: 'music', path: '/x/new-things' });
};

describe.each(features)('a screen of feature-%s', (feature, table) => {
  beforeAll(async () => {
    await setUp();
    await screenOf(feature);
  });

  it('has a page, its list, its skeleton, its loader and its spec', () => {
    expect(tree.children(`libs/feature-${feature}/src/screens/new-things`).sort()).toEqual([
      'NewThings.module.css',
      'NewThings.spec.tsx',
      'NewThings.tsx',
      'NewThingsList.tsx',
      'NewThingsSkeleton.tsx',
      'load.ts',
      'route.tsx',
    ]);
  });

  it('has a row in the tables of its library', () => {
    const folder = `libs/feature-${feature}/src`;
    expect(addedLines(tree, `${folder}/screens.ts`)).toContain("'/new-things': screen('/new-things'),");
    expect(text(`${folder}/${feature}-loaders.ts`)).toMatch(/LoadedRoute =[^;]*'\/new-things';/);
    expect(text(`${folder}/${feature}-loaders.ts`)).toContain("'/new-things': loadNewThings,");
    expect(text(`${folder}/${feature}-lazy-routes.ts`)).toContain(
      "'/new-things': () => import('./screens/new-things/route.tsx').then(({ route }) => route),",
    );
  });

  it('has a route with its title, and a measurement', () => {
    const skeleton = `libs/routing/src/skeleton/${feature}-routes.ts`;
    expect(addedLines(tree, skeleton)).toContain('...screenRouteOptions({ title: msg`新品` }),');
    expect(text(skeleton)).toMatch(/return \{[^}]*\bnewThings,? *\n? *\};/);
    expect(addedLines(tree, 'libs/routing/src/titles.spec.ts')).toEqual(["['/new-things', '新品'],"]);
    expect(removedLines(tree, 'libs/routing/src/titles.spec.ts')).toEqual([]);
    expect(addedLines(tree, `tools/bench/screens/${table}.mjs`)).toContain("path: '/new-things',");
  });
});

describe('the generator', () => {
  beforeEach(setUp);

  it('binds the first lazy screen of a library beside its other screens', async () => {
    await screenOf('account');
    await screenOf('account', { path: '/more-things' });
    const screens = text('libs/feature-account/src/screens.ts');
    expect(screens).toContain(
      "import { defineScreen, lazyScreens, type ScreenTable } from '@qingyin/routing';",
    );
    expect(screens).toContain("'/login': defineScreen('/login', {");
    expect(screens).toContain("satisfies Pick<ScreenTable, LoadedRoute | '/login'>");
    expect(screens.match(/= lazyScreens</g)).toHaveLength(1);
    expect(text('libs/feature-account/src/account-loaders.ts')).toContain(
      "export type LoadedRoute = '/new-things' | '/more-things';",
    );
  });

  it('invites guests of a personal list to log in', async () => {
    await endpointGenerator(tree, { area: 'music', path: '/x/own-things', personal: true });
    await screenOf('video', { path: '/own-things', endpoint: 'music.ownThings' });
    const folder = 'libs/feature-video/src/screens/own-things';
    expect(text(`${folder}/OwnThings.tsx`)).toContain('登录后，新品都在这里。');
    expect(text(`${folder}/load.ts`)).toContain('prefetchInfiniteQuery(ownThingsQuery(userId))');
    expect(addedLines(tree, 'libs/routing/src/skeleton/video-routes.ts')).toContain(
      "...screenRouteOptions({ title: msg`新品`, access: 'personal' }),",
    );
    expect(addedLines(tree, 'tools/bench/screens/films.mjs')).toContain('personal: true,');
  });

  it('shows one entry by the parameter of the path, with an address for tests over all routes', async () => {
    await endpointGenerator(tree, { area: 'music', path: '/x/thing', kind: 'entry' });
    await screenOf('video', { path: '/thing/$thing', endpoint: 'music.thing' });
    const folder = 'libs/feature-video/src/screens/thing';
    expect(text(`${folder}/Thing.tsx`)).toContain('const { thing: id } = route.useParams();');
    expect(text(`${folder}/load.ts`)).toContain('prefetchQuery(thingQuery(params.thing))');
    expect(addedLines(tree, 'e2e/web/fixtures/route-samples.ts')).toEqual([
      "'/thing/$thing': async (api) => `/thing/${pick(await api('/album/newest'), 'albums.0.id')}`,",
    ]);
  });

  it('refuses an existing screen, a missing endpoint, and a path that does not suit it', async () => {
    await screenOf('video');
    await expect(screenOf('video')).rejects.toThrow('exists already');
    await expect(screenOf('video', { path: '/mv', endpoint: 'music.newThings' })).rejects.toThrow(
      'already contains /mv',
    );
    await expect(screenOf('video', { path: '/b', endpoint: 'music.banner' })).rejects.toThrow(
      'music.banner is missing',
    );
    await expect(screenOf('video', { path: '/b/$id' })).rejects.toThrow('the path takes no parameters');
    await expect(screenOf('video', { lib: 'data-video', path: '/b' })).rejects.toThrow('no feature library');
  });
});
