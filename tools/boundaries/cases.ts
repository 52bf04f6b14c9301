const NX = '@nx/enforce-module-boundaries';
const PLAIN = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/** Example of a module boundary: code that lint must report, and code that it must accept. */
export interface BoundaryCase {
  name: string;
  /** Path of the virtual file. */
  file: string;
  /** Code that must be reported … */
  bad: string;
  rule: string;
  message: RegExp;
  /** … and legal code in the same file that must be accepted. */
  good: string;
}

const lib = (name: string, file = 'virtual.ts') => `libs/${name}/src/${file}`;
const uses = (specifier: string) => `import { thing } from '${specifier}';\nexport const used = thing;`;

/** The rules of docs/architecture.md ("Boundaries"), each with the message that the linter must report. */
export const boundaryCases: readonly BoundaryCase[] = [
  {
    name: 'the audio engine imports no React',
    file: lib('player'),
    bad: uses('react'),
    rule: NX,
    message: /"runs:plain".*react/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'session imports no React outside of its one exception',
    file: lib('session'),
    bad: uses('react'),
    rule: NX,
    message: /"runs:plain".*react/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'ui fetches no data',
    file: lib('ui'),
    bad: uses('@qingyin/data-music'),
    rule: NX,
    message: /"type:ui" can only depend on libs tagged with "type:contract", "type:util"/,
    good: uses('@qingyin/i18n'),
  },
  {
    name: 'data libraries import no routes',
    file: lib('data-video'),
    bad: uses('@qingyin/routing'),
    rule: NX,
    message: /"type:data" can only depend on/,
    good: uses('@qingyin/http-client'),
  },
  {
    name: 'features do not import each other',
    file: lib('feature-music'),
    bad: uses('@qingyin/feature-video'),
    rule: NX,
    message: /"type:feature" can only depend on/,
    good: uses('@qingyin/comments'),
  },
  {
    name: 'features do not import each other by path',
    file: lib('feature-music'),
    bad: uses('../../feature-video/src/index.ts'),
    rule: NX,
    message: /Projects cannot be imported by a relative or absolute path/,
    good: uses('./screens.ts'),
  },
  {
    name: 'utilities do not import each other',
    file: lib('http-client'),
    bad: uses('@qingyin/session'),
    rule: NX,
    message: /"type:util" can only depend on libs tagged with "type:contract"/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'session does not import routing',
    file: lib('session'),
    bad: uses('@qingyin/routing'),
    rule: NX,
    message: /Circular dependency|"type:util" can only depend on/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'the widget never includes the router, not even through another library',
    file: 'apps/widget/src/virtual.ts',
    bad: uses('@qingyin/media-ui'),
    rule: NX,
    message: /"runs:embed" can not depend on.*"type:routing"[\s\S]*media-ui/,
    good: uses('@qingyin/player'),
  },
  {
    name: 'the widget uses plain DOM',
    file: 'apps/widget/src/virtual.ts',
    bad: "import { useState } from 'react';\nexport const used = useState;",
    rule: NX,
    message: /"runs:embed" is not allowed to import "react"/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'the widget includes no React components',
    file: 'apps/widget/src/virtual.ts',
    bad: uses('@qingyin/ui'),
    rule: NX,
    message: /"runs:embed" can not depend on.*"type:ui"/,
    good: uses('@qingyin/http-client'),
  },
  {
    name: 'kits import no features',
    file: lib('track-list'),
    bad: uses('@qingyin/feature-music'),
    rule: NX,
    message: /Circular dependency|"type:kit" can only depend on/,
    good: uses('@qingyin/data-music'),
  },
  {
    name: 'kits import no shared features',
    file: lib('track-list'),
    bad: uses('@qingyin/lyrics-view'),
    rule: NX,
    message: /"type:kit" can only depend on/,
    good: uses('@qingyin/track-actions'),
  },
  {
    name: 'shared features import no features',
    file: lib('comments'),
    bad: uses('@qingyin/feature-social'),
    rule: NX,
    message: /Circular dependency|"type:shared-feature" can only depend on/,
    good: uses('@qingyin/moderation'),
  },
  {
    name: 'the test harness imports no features',
    file: lib('test-harness'),
    bad: uses('@qingyin/feature-music'),
    rule: NX,
    message: /Circular dependency|"type:testing" can only depend on/,
    good: uses('@qingyin/player-react'),
  },
  {
    name: 'the test harness stays out of the product',
    file: lib('comments'),
    bad: uses('@qingyin/test-harness'),
    rule: PLAIN,
    message: /Test helpers and schemas stay out/,
    good: uses('@qingyin/composer'),
  },
  {
    name: 'routing imports no components',
    file: lib('routing'),
    bad: uses('@qingyin/media-ui'),
    rule: NX,
    message: /Circular dependency|"type:routing" can only depend on/,
    good: uses('@qingyin/http-client'),
  },
  {
    name: 'engines import no query cache',
    file: lib('lyrics'),
    bad: uses('@qingyin/query-kit'),
    rule: NX,
    message: /"type:engine" can only depend on libs tagged with "type:contract", "type:platform"/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'the app does not import the server',
    file: 'apps/web/src/virtual.ts',
    bad: uses('../../server/src/main.ts'),
    rule: NX,
    message: /Projects cannot be imported by a relative or absolute path/,
    good: uses('@qingyin/feature-music'),
  },
  {
    name: 'end-to-end tests use the product from outside',
    file: 'e2e/web/fixtures/virtual.ts',
    bad: uses('@qingyin/ui'),
    rule: NX,
    message: /"type:e2e" can only depend on libs tagged with "type:contract", "type:util"/,
    good: uses('@qingyin/contract'),
  },
  {
    name: 'tools import no library: the settings of all libraries come from tools',
    file: 'tools/lib/virtual.ts',
    bad: uses('@qingyin/contract'),
    rule: NX,
    message: /Circular dependency|"type:tool" (can only|cannot) depend on/,
    good: uses('./root.mjs'),
  },
  {
    name: 'the server does not use React',
    file: 'apps/server/src/virtual.ts',
    bad: "import { useState } from 'react';\nexport const used = useState;",
    rule: NX,
    message: /"runs:node" is not allowed to import "react"/,
    good: "import { readFile } from 'node:fs/promises';\nexport const used = readFile;",
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
  {
    name: 'device-storage imports nothing',
    file: lib('device-storage'),
    bad: uses('@qingyin/contract'),
    rule: NX,
    message: /"type:platform" (can only|cannot) depend on/,
    good: uses('./index.ts'),
  },
  {
    name: 'the server imports plain libraries only',
    file: 'apps/server/src/virtual.ts',
    bad: uses('@qingyin/ui'),
    rule: NX,
    message: /"type:server" can only depend on/,
    good: uses('@qingyin/server-db'),
  },
  {
    name: 'the base of the server fetches no data as a client does',
    file: lib('server-db'),
    bad: uses('@qingyin/data-music'),
    rule: NX,
    message: /"type:server-base" can only depend on/,
    good: uses('@qingyin/server-kernel'),
  },
  {
    name: 'the contract imports nothing',
    file: lib('contract'),
    bad: uses('@qingyin/text'),
    rule: NX,
    message: /Circular dependency|"type:contract" (can only|cannot) depend on/,
    good: uses('./index.ts'),
  },
];
