import { type BoundaryCase, lib, uses } from './boundary-case.ts';

const PLAIN = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** Examples of rules for the code inside of a project. */
export const codeCases: readonly BoundaryCase[] = [
  {
    name: 'the test harness stays out of the product',
    file: lib('comments'),
    bad: uses('@qingyin/test-harness'),
    rule: PLAIN,
    message: /Test helpers and schemas stay out/,
    good: uses('@qingyin/composer'),
  },
  {
    name: 'the gallery stays out of the product',
    file: lib('comments'),
    bad: uses('@qingyin/ui/gallery'),
    rule: PLAIN,
    message: /Test helpers and schemas stay out/,
    good: uses('@qingyin/ui'),
  },
  {
    name: 'the states of a component stay out of the product',
    file: lib('ui'),
    bad: uses('./controls/Button.gallery.tsx'),
    rule: PLAIN,
    message: /Test helpers and schemas stay out/,
    good: uses('./controls/Button.tsx'),
  },
  {
    name: 'only http-client imports ky',
    file: 'apps/web/src/virtual.ts',
    bad: "import ky from 'ky';\nexport const used = ky;",
    rule: PLAIN,
    message: /'ky' import is restricted.*libs\/http-client/,
    good: uses('@qingyin/http-client'),
  },
  {
    name: 'only routing imports the router package',
    file: lib('feature-music'),
    bad: uses('@tanstack/react-router'),
    rule: PLAIN,
    message: /'@tanstack\/react-router' import is restricted.*@qingyin\/routing/,
    good: uses('@qingyin/routing'),
  },
  {
    name: 'shipped code imports no test code',
    file: lib('feature-music'),
    bad: uses('@qingyin/contract/testing'),
    rule: PLAIN,
    message: /Test helpers and schemas stay out/,
    good: uses('@qingyin/contract'),
  },
  ...['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'].flatMap(
    (storage): BoundaryCase[] => [
      {
        name: `only device-storage uses ${storage}`,
        file: lib('track-list'),
        bad: `export const used = ${storage};`,
        rule: 'no-restricted-globals',
        message: /@qingyin\/device-storage/,
        good: uses('@qingyin/device-storage'),
      },
      {
        name: `only device-storage uses window.${storage}`,
        file: 'apps/web/src/virtual.ts',
        bad: `export const used = window.${storage};`,
        rule: 'no-restricted-properties',
        message: /@qingyin\/device-storage/,
        good: 'export const used = window.name;',
      },
    ],
  ),
  {
    name: 'only device-storage uses the database',
    file: lib('player'),
    bad: "import { get } from 'idb-keyval';\nexport const used = get;",
    rule: PLAIN,
    message: /@qingyin\/device-storage/,
    good: uses('@qingyin/device-storage'),
  },
  {
    name: 'query keys are defined in key files',
    file: lib('data-music'),
    bad: "export const used = { queryKey: ['music', 'charts'] as const };",
    rule: SYNTAX,
    message: /Query keys are made in keys\.ts/,
    good: "import { musicKeys } from './keys.ts';\nexport const used = { queryKey: musicKeys.charts() };",
  },
  {
    name: 'query keys of cache reads too',
    file: lib('data-music'),
    bad: "export const used = (client) => client.setQueryData(['music', 'charts'], []);",
    rule: SYNTAX,
    message: /Query keys are made in keys\.ts/,
    good: 'export const used = (client, key) => client.setQueryData(key, []);',
  },
  {
    name: 'exports have the terms of the glossary',
    file: lib('track-list'),
    bad: 'export const queueAct = 1;',
    rule: 'glossary/replaced-terms',
    message: /“act” in queueAct: the glossary has command or action/,
    good: 'export const queueCommand = 1;',
  },
  {
    name: 'undocumented members of the router stay in one file',
    file: lib('feature-social'),
    bad: 'export const used = (location) => location.state.__TSR_key;',
    rule: 'no-restricted-properties',
    message: /only libs\/routing\/src\/router-internals\.ts uses it/,
    good: "import { historyEntry } from '@qingyin/routing';\nexport const used = (location) => historyEntry(location).key;",
  },
  {
    name: 'hooks are not called conditionally, also in files without components',
    file: lib('list-layout', 'use-virtual.ts'),
    bad: `import { useState } from 'react';
export function useVirtual(on: boolean) {
  if (on) useState(0);
}`,
    rule: 'react-hooks/rules-of-hooks',
    message: /"useState" is called conditionally/,
    good: `import { useState } from 'react';
export function useVirtual(on: boolean) {
  return useState(on);
}`,
  },
];
