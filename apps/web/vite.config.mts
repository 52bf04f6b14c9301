import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { waitForServer } from '../../tools/vite/wait-for-server.mts';
import { fingerprint } from '../../tools/lib/fingerprint.mjs';
import { firstViewChunks } from '../../tools/vite/first-view-chunks.mts';
import { shortMessageIds } from '../../tools/vite/short-message-ids.mts';
import { stylesheetRetryPlugin } from '../../tools/vite/stylesheet-retry.mts';
import { relativeAssets } from '../../tools/vite/relative-assets.mts';
import { webPlugins } from '../../tools/vite/preset.mts';
import { hasSideEffects } from '../../tools/vite/static-modules.mjs';

const outDir = fileURLToPath(new URL('../../dist/apps/web', import.meta.url));
/** The product's own server in development; `nx serve web` starts it beside Vite. */
const server = process.env['QINGYIN_SERVER'] ?? 'http://127.0.0.1:4201';

/** Paths that the server answers itself. */
const PROXIED = ['/api', '/media', '/healthz', '/uploads', '/downloads', '/embed/', '/widget/'];

/**
 * Emits version.json, from which running pages learn the served build (a chunk that fails to load may mean a newer
 * one).
 */
const versionFile = (build: string): Plugin => ({
  name: 'qingyin-version',
  apply: 'build',
  generateBundle() {
    if (this.environment.name === 'client') {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) });
    }
  },
});

/** Catalogs of the source locale, which have all texts. */
const CATALOGS = new URL('../../libs/i18n/src/catalogs/zh-CN/', import.meta.url);

/** Chunks of the first view: already loaded, so that lazy chunks need not preload them. */
const IN_FIRST_VIEW = /\/(rolldown-runtime|react|vendor|first|entry)-[^/]+\.js$/;

export default defineConfig(({ command, isSsrBuild }) => {
  const build =
    command === 'build' ? fingerprint(['apps/web', 'libs', 'package-lock.json']).slice(0, 12) : 'development';
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      ...webPlugins(),
      shortMessageIds(CATALOGS),
      stylesheetRetryPlugin(),
      relativeAssets(),
      versionFile(build),
      waitForServer(server, PROXIED),
    ],
    resolve: {
      tsconfigPaths: true,
      // The router's store imports the form for React 17, which brings an implementation of its own.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    define: {
      __BUILD_ID__: JSON.stringify(build),
      // Defined as a whole expression, so that a build without the pseudo-locale for tests drops its code.
      'import.meta.env.VITE_PSEUDO': JSON.stringify(process.env['VITE_PSEUDO'] ?? ''),
    },
    server: {
      host: '127.0.0.1',
      port: 4200,
      proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: server, xfwd: true }])),
    },
    build: {
      outDir: isSsrBuild ? `${outDir}-frames` : outDir,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((each) => !IN_FIRST_VIEW.test(each)),
      },
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { moduleSideEffects: hasSideEffects },
        ...(isSsrBuild
          ? { input: fileURLToPath(new URL('src/prebuilt-frame/render.tsx', import.meta.url)) }
          : {
              input: { entry: fileURLToPath(new URL('index.html', import.meta.url)) },
              output: {
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: ({ facadeModuleId }) => {
                  const [, locale, part] =
                    /\/catalogs\/([^/]+)\/([^/]+)\.po$/.exec(facadeModuleId ?? '') ?? [];
                  return locale ? `assets/texts-${locale}-${part}-[hash:7].js` : 'assets/[name]-[hash:7].js';
                },
                assetFileNames: 'assets/[name]-[hash:7][extname]',
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: firstViewChunks(), debugName: 'first view' }],
                },
              },
            }),
      },
    },
  };
});
