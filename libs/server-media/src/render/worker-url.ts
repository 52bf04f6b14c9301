import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Location of a worker. For a TypeScript file, `loader` is the module to be registered before it can run, and `env` tells
 * the loader where the paths of the libraries are.
 */
export interface WorkerLocation {
  url: URL;
  loader?: string;
  env?: { TSX_TSCONFIG_PATH: string };
}

/**
 * Locates a worker script. From source (`.ts`, run by tsx or Vitest): next to the calling module, loaded through
 * tsx. In a bundle: next to the main file, so the build must have an entry of that name for each worker.
 *
 * @param here `import.meta.url` of the caller
 */
export function workerUrl(name = 'render-worker', here: string = import.meta.url): WorkerLocation {
  if (!here.endsWith('.ts')) return { url: new URL(`./${name}.js`, here) };
  const loader = pathToFileURL(
    createRequire(here)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const paths = fileURLToPath(new URL('../../../../tsconfig.base.json', import.meta.url));
  return { url: new URL(`./${name}.ts`, here), loader, env: { TSX_TSCONFIG_PATH: paths } };
}

/**
 * Starts a worker thread; see `workerUrl`. Node 20 does not await `--import` in threads, so a script registers the
 * loader.
 */
export function openWorker(...place: Parameters<typeof workerUrl>): Worker {
  const { url, loader, env } = workerUrl(...place);
  if (loader === undefined) return new Worker(url);
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); })`;
  return new Worker(script, { eval: true, env: { ...process.env, ...env } });
}
