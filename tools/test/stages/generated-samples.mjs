/** Endpoints that the audit generates: one of each kind. */
export const endpoints = [
  { area: 'music', path: '/x/sample-albums', name: 'music.sampleAlbums', args: ['--cache'] },
  { area: 'library', path: '/x/sample-lists', name: 'library.sampleLists', args: ['--personal'] },
  { area: 'video', path: '/x/sample-album', name: 'video.sampleAlbum', args: ['--kind=entry'] },
  {
    area: 'account',
    path: '/x/sample-list/rename',
    name: 'account.sampleListRename',
    args: ['--kind=change'],
  },
];

/** Screens that the audit generates: one in each feature, of each kind. */
const screens = [
  { feature: 'music', path: '/sample-albums', endpoint: 'music.sampleAlbums' },
  { feature: 'video', path: '/sample-album/$id', endpoint: 'video.sampleAlbum' },
  { feature: 'social', path: '/sample-posts', endpoint: 'music.sampleAlbums' },
  { feature: 'library', path: '/sample-lists', endpoint: 'library.sampleLists' },
  { feature: 'account', path: '/sample-accounts', endpoint: 'music.sampleAlbums' },
];
const TITLE = '抽查的页面';

/** Arguments of `nx generate`, in order. @type {readonly (readonly string[])[]} */
export const generations = [
  ...endpoints.map(({ area, path, args }) => ['tools:endpoint', `--area=${area}`, `--path=${path}`, ...args]),
  ...screens.map(({ feature, path, endpoint }) => [
    'tools:screen',
    `--lib=feature-${feature}`,
    `--path=${path}`,
    `--title=${TITLE}`,
    `--endpoint=${endpoint}`,
  ]),
];

/** Specs over all endpoints or routes, which know the generated ones too. */
export const specsOfTables = [
  'libs/contract/src/endpoints/endpoints.spec.ts',
  'libs/routing/src/titles.spec.ts',
  'libs/routing/src/routing.spec.ts',
  'apps/server/src/app.spec.ts',
  'apps/server/src/docs/api-docs.spec.ts',
];
