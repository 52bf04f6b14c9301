import { depConstraints } from './tools/lint/dep-constraints.mjs';
import { replacedTermsRule } from './tools/lint/replaced-terms.mjs';
import { queryKeySyntax, sourceSyntax } from './tools/lint/forbidden-source-syntax.mjs';
import { noSingleTimeout, testSyntax } from './tools/lint/forbidden-test-syntax.mjs';
import nx from '@nx/eslint-plugin';
import vitest from '@vitest/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';

const boundaries = [
  'error',
  {
    enforceBuildableLibDependency: false,
    // Data that the build takes from Node's Intl (tools/vite/intl-data.mts): no package and no library.
    allow: ['virtual:intl-data/**'],
    banTransitiveDependencies: true,
    // Only the dictionary (`@qingyin/text/chinese`) and the reader of TTML (`@qingyin/lyrics/ttml`) are large, and loaded
    // when wanted.
    checkDynamicDependenciesExceptions: ['@qingyin/text', '@qingyin/lyrics', '@qingyin/lyrics/ttml'],
    depConstraints,
  },
];

const only = (name, message) => ({ name, message });
const kyOnlyInHttpClient = only(
  'ky',
  'Only libs/http-client speaks ky; call `http` from @qingyin/http-client.',
);
const routerOnlyInRouting = only(
  '@tanstack/react-router',
  'Import from @qingyin/routing, where the router type is registered.',
);
const useDeviceStorage =
  'Browsers may block storage: touching it throws or never answers. Use @qingyin/device-storage.';
const idbOnlyInDeviceStorage = only('idb-keyval', useDeviceStorage);
const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'];
const testHelpers = {
  group: [
    '@qingyin/*/testing',
    '@qingyin/test-harness',
    '@qingyin/test-harness/*',
    '@qingyin/*/gallery',
    '**/*.gallery.tsx',
    '@qingyin/contract/schema',
  ],
  message: 'Test helpers and schemas stay out of what ships to the browser.',
};

const errors = (plugin, ...rules) => Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error']));

/** Undocumented members of TanStack Router. */
const routerInternals = ['__TSR_key', '__TSR_index', 'startViewTransition'].map((property) => ({
  property,
  // The browser has a function of the same name.
  allowObjects: ['document'],
  message: 'Undocumented: only libs/routing/src/router-internals.ts uses it.',
}));

export default [
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  ...nx.configs['flat/javascript'],
  {
    ignores: [
      '**/dist',
      '**/.nx',
      '**/node_modules',
      '**/coverage',
      '**/.stryker-tmp',
      '**/reports',
      '**/data',
      '**/test-results',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries,
      'no-restricted-imports': [
        'error',
        {
          paths: [kyOnlyInHttpClient, routerOnlyInRouting, idbOnlyInDeviceStorage],
          patterns: [testHelpers],
        },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  {
    files: ['**/*.tsx'],
    rules: {
      // What scrolls must be reached by key (axe: scrollable-region-focusable); then it is a group with a name.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'group'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['{apps/{web,widget,gallery},libs}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/http-client/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [routerOnlyInRouting, idbOnlyInDeviceStorage] }],
    },
  },
  {
    files: ['libs/routing/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [kyOnlyInHttpClient, idbOnlyInDeviceStorage], patterns: [testHelpers] },
      ],
    },
  },
  {
    files: ['libs/device-storage/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [kyOnlyInHttpClient, routerOnlyInRouting], patterns: [testHelpers] },
      ],
    },
  },
  {
    files: ['apps/{web,widget}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: [
      'libs/device-storage/src/**',
      // The test page shows what the browser itself allows.
      'apps/web/src/test-page/**',
      '**/*.spec.{ts,tsx}',
      '**/testing.{ts,tsx}',
      '**/testing/**',
      'libs/test-harness/**',
    ],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: useDeviceStorage }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storages.map((property) => ({ object, property, message: useDeviceStorage })),
        ),
        ...routerInternals,
      ],
    },
  },
  { files: ['libs/routing/src/router-internals.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['apps/{web,widget}/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'libs/ui/src/states/lazy-component.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...sourceSyntax, ...queryKeySyntax] },
  },
  {
    files: ['{apps/{web,widget},libs/*}/src/**/{keys,*-keys}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sourceSyntax] },
  },
  {
    // The one file of the session library that may know React (docs/architecture.md, "Layers").
    files: ['libs/session/src/react.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...boundaries[1],
          depConstraints: depConstraints.filter((rule) => rule.sourceTag !== 'runs:plain'),
        },
      ],
    },
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      '**/*.test-page.{ts,tsx}',
      '**/*.test-d.ts',
      '**/*.gallery.tsx',
      'libs/ui/src/gallery/**',
      'apps/gallery/**',
      '**/testing.{ts,tsx}',
      '**/testing/**',
      'libs/test-harness/**',
      'e2e/**',
      'apps/server/**',
      'libs/server-*/**',
      'libs/demo-*/**',
      'libs/audio-dsp/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { paths: [kyOnlyInHttpClient] }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...testSyntax] },
  },
  {
    files: ['{apps,libs}/**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...testSyntax, noSingleTimeout] },
  },
  {
    files: ['**/*.spec.{ts,tsx}'],
    ignores: ['e2e/web/**'],
    plugins: { vitest },
    rules: {
      ...errors(
        'vitest',
        'expect-expect',
        'no-conditional-expect',
        'no-disabled-tests',
        'no-focused-tests',
        'no-identical-title',
        'require-awaited-expect-poll',
        'valid-expect-in-promise',
      ),
      // Hooks assert what all tests of a file build on.
      'vitest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'] },
      ],
      // The second argument says what failed.
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
  {
    files: ['e2e/web/{specs,pages,fixtures}/**/*.ts'],
    plugins: { playwright },
    settings: { playwright: { globalAliases: { test: ['deckTest'], expect: ['expectDeck'] } } },
    rules: {
      // Playwright reads which fixtures a function wants from this pattern, also none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      ...errors(
        'playwright',
        'missing-playwright-await',
        'no-conditional-expect',
        'no-element-handle',
        'no-eval',
        'no-focused-test',
        'no-force-option',
        'no-identical-title',
        'no-networkidle',
        'no-page-pause',
        'no-skipped-test',
        'no-standalone-expect',
        'no-wait-for-timeout',
        'prefer-to-have-count',
        'prefer-web-first-assertions',
        'valid-expect',
        'valid-expect-in-promise',
      ),
      'playwright/expect-expect': ['error', { assertFunctionNames: ['expectScrollRestored'] }],
    },
  },
  {
    files: ['{apps,libs,e2e,tools}/**/*.{ts,tsx,mts,mjs}'],
    plugins: { glossary: { rules: { 'replaced-terms': replacedTermsRule } } },
    rules: { 'glossary/replaced-terms': 'error' },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  {
    // Settings of a project are built from those of tools, which no import of a package reaches.
    files: ['**/vite.config.mts', '**/vitest.config.mts', 'apps/web/post-build.mjs', 'lingui.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-console': 'off' },
  },
  prettier,
];
