import type { Tree } from '@nx/devkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import endpointGenerator from './endpoint/generator.mjs';
import { addedLines, removedLines, treeWith } from './testing/trees.ts';

const CONTRACT = 'libs/contract/src';
const tables = ['music', 'account', 'cloud', 'video'].flatMap((area) => [
  `${CONTRACT}/endpoints/${area}.ts`,
  `${CONTRACT}/schema/params/${area}.ts`,
  `${CONTRACT}/schema/answers/${area}.ts`,
  `apps/server/src/routes/${area}/index.ts`,
  `e2e/api/src/cases/${area}.ts`,
]);
const data = ['music', 'account', 'library', 'video'].flatMap((lib) => [
  `libs/data-${lib}/src/index.ts`,
  `libs/data-${lib}/src/${lib === 'account' ? 'lazy-keys' : 'keys'}.ts`,
]);
const shared = [
  `${CONTRACT}/index.ts`,
  `${CONTRACT}/contract-paths.json`,
  `${CONTRACT}/endpoints/artists.ts`,
  'docs/api-extensions.md',
  'e2e/api/src/endpoints-without-songs.ts',
  'e2e/api/src/song-access-cases.ts',
];
const files = [...tables, ...data, ...shared];

let tree: Tree;
const text = (path: string) => tree.read(path, 'utf-8') ?? '';

describe('a list', () => {
  beforeAll(async () => {
    tree = treeWith(files);
    await endpointGenerator(tree, { area: 'music', path: '/x/new-things', cache: true });
  });

  it('has a file of its own in each layer', () => {
    expect(tree.listChanges().flatMap(({ type, path }) => (type === 'CREATE' ? [path] : []))).toEqual(
      expect.arrayContaining([
        `${CONTRACT}/endpoints/new-things.ts`,
        `${CONTRACT}/entities/new-things.ts`,
        `${CONTRACT}/schema/params/new-things.ts`,
        `${CONTRACT}/schema/answers/new-things.ts`,
        'apps/server/src/routes/music/new-things.ts',
        'e2e/api/src/cases/new-things.ts',
        'libs/data-music/src/new-things-query.ts',
        'libs/data-music/src/new-things-query.spec.ts',
      ]),
    );
    expect(text(`${CONTRACT}/endpoints/new-things.ts`)).toMatch(
      /\('\/x\/new-things', \{\s*cache: true,?\s*\}\)/,
    );
    expect(text('apps/server/src/routes/music/new-things.ts')).toContain(
      'route(music.newThings, schemas.music.newThings,',
    );
    expect(text('libs/data-music/src/new-things-query.ts')).toContain('queryKey: musicKeys.newThings(),');
  });

  it.each([
    [`${CONTRACT}/endpoints/music.ts`, ["export * from './new-things.ts';"]],
    [`${CONTRACT}/index.ts`, ["export type * from './entities/new-things.ts';"]],
    [
      `${CONTRACT}/schema/params/music.ts`,
      ["import { newThingsParams } from './new-things.ts';", '...newThingsParams,'],
    ],
    [
      `${CONTRACT}/schema/answers/music.ts`,
      ["import { newThingsAnswers } from './new-things.ts';", '...newThingsAnswers,'],
    ],
    [
      'apps/server/src/routes/music/index.ts',
      ["import { newThingsRoutes } from './new-things.ts';", '...newThingsRoutes,'],
    ],
    [
      'e2e/api/src/cases/music.ts',
      ["import { newThingsCases } from './new-things.ts';", '...newThingsCases,'],
    ],
    [
      'e2e/api/src/song-access-cases.ts',
      ["'music.newThings': { ...anyLists, unseen: 'begins with other albums' },"],
    ],
    ['libs/data-music/src/index.ts', ["export { newThingsQuery } from './new-things-query.ts';"]],
    ['libs/data-music/src/keys.ts', ["newThings: () => [...root, 'new-things'] as const,"]],
  ])('is listed in %s', (file, lines) => {
    expect(addedLines(tree, file)).toEqual(lines);
    expect(removedLines(tree, file)).toEqual([]);
  });

  it('is described with the other calls of our own', () => {
    expect(addedLines(tree, 'docs/api-extensions.md')[0]).toBe('### `/api/x/new-things`');
  });
});

describe('the generator', () => {
  beforeEach(() => {
    tree = treeWith(files);
  });

  it('makes a list of the caller’s entries, with a key for each caller', async () => {
    await endpointGenerator(tree, { area: 'cloud', path: '/x/own-things', personal: true });
    expect(text('apps/server/src/routes/cloud/own-things.ts')).toContain(".where('owner_id', '=', user.id)");
    expect(text('e2e/api/src/cases/own-things.ts')).toContain('personal: true');
    expect(addedLines(tree, 'e2e/api/src/endpoints-without-songs.ts')).toEqual(["'cloud.ownThings',"]);
    expect(addedLines(tree, 'libs/data-library/src/keys.ts')).toEqual([
      "ownThings: (uid: string) => [...root, 'own-things', uid] as const,",
    ]);
  });

  it('makes an entry with its missing case', async () => {
    await endpointGenerator(tree, { area: 'account', path: '/x/thing', kind: 'entry' });
    expect(text('e2e/api/src/cases/thing.ts')).toContain('[id(UNKNOWN), 404]');
    expect(addedLines(tree, 'libs/data-account/src/lazy-keys.ts')).toEqual([
      "thing: (id: string) => [queryRoots.account, 'thing', id] as const,",
    ]);
  });

  it('makes a change with its test of ownership and its mutation, without a key', async () => {
    await endpointGenerator(tree, { area: 'video', path: '/x/thing/rename', kind: 'change' });
    expect(text(`${CONTRACT}/endpoints/thing-rename.ts`)).toContain("method: 'POST'");
    expect(text('e2e/api/src/cases/thing-rename.ts')).toContain('[{ ...id(LIST), name }, 404]');
    expect(text('apps/server/src/routes/video/thing-rename.ts')).toContain('personal(video.thingRename,');
    expect(addedLines(tree, 'libs/data-video/src/index.ts')).toEqual([
      "export { thingRenameMutation } from './thing-rename-mutation.ts';",
    ]);
    expect(addedLines(tree, 'libs/data-video/src/keys.ts')).toEqual([]);
  });

  it.each([
    [{ area: 'music', path: '/banner' }, 'already contains /banner'],
    [{ area: 'music', path: '/x/banner' }, 'already exports banner'],
    [{ area: 'music', path: '/things' }, 'is no path of the contract'],
    [{ area: 'radio', path: '/x/things' }, 'radio is not one of the areas'],
    [{ area: 'music', path: '/x/things', kind: 'entry', personal: true }, 'an entry is public'],
    [{ area: 'music', path: '/x/things', kind: 'change', personal: false }, 'a change needs a login'],
    [{ area: 'music', path: '/x/things', personal: true, cache: true }, 'only public answers'],
  ] as const)('refuses %j', async (options, message) => {
    await expect(endpointGenerator(tree, options)).rejects.toThrow(message);
  });
});
