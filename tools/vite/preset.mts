import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { incompleteLocalesPlugin } from './incomplete-locales.mts';
import { intlData } from './intl-data.mts';
import { rightToLeftMarks } from './right-to-left-marks.mts';
import { TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './test-timeouts.ts';

const configPath = new URL('./lingui.config.ts', import.meta.url).pathname;
const linguiConfig = getConfig({ configPath });

/**
 * Plugins of all apps and libraries for builds and tests: Lingui macros (only files that import one go through
 * Babel, before React's own transform), React, `.po` files as modules with data for `Intl`, and which locales are
 * incomplete.
 */
export function webPlugins(): PluginOption[] {
  return [
    babel({
      presets: [
        defineRolldownBabelPreset({
          preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] }),
          rolldown: { filter: { code: /@lingui\/(core|react)\/macro/ } },
        }),
      ],
    }),
    react(),
    lingui({ configPath }),
    rightToLeftMarks(),
    intlData(),
    incompleteLocalesPlugin(),
  ];
}

export interface LibTestOptions {
  name: string;
  environment: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** By path instead of an import, because tools import no library. */
const address = (path: string) => new URL(path, import.meta.url).pathname;
const patientWaits = address('./default-wait-timeout.ts');
const jsdomSetup = ['./jsdom-setup.ts', '../../libs/ui/src/spec-setup.ts'].map(address);

/**
 * Vitest configuration of a library: specs beside the code, paths from tsconfig.base.json, type tests as
 * `*.test-d.ts`.
 */
export function libTests({ name, environment, setupFiles = [] }: LibTestOptions): ViteUserConfig {
  const jsdom = environment === 'jsdom';
  return defineConfig({
    plugins: webPlugins(),
    resolve: {
      tsconfigPaths: true,
      alias: jsdom ? { 'idb-keyval': address('./idb-in-memory.ts') } : {},
    },
    test: {
      name,
      environment,
      include: ['src/**/*.spec.{ts,tsx}'],
      passWithNoTests: true,
      // One page and one set of modules for all component specs of a library: loading them for each file took four
      // times as long. jsdom-setup.ts clears what they share.
      isolate: !jsdom,
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
      expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
      restoreMocks: true,
      unstubGlobals: true,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      setupFiles: [patientWaits, ...(jsdom ? jsdomSetup : []), ...setupFiles],
    },
  }) as ViteUserConfig;
}
