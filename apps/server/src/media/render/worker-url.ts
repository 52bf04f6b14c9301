import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Where the render worker lies; `loader` is the module that has to be registered before a TypeScript file runs. */
export interface WorkerPlace {
  url: URL;
  loader?: string;
}

/**
 * From source (`.ts`, run by tsx or Vitest): `render-worker.ts` beside this file, loaded through tsx. In a bundle:
 * `render-worker.js` beside the bundle's main file, so a build must give the worker its own entry of that name.
 */
export function workerUrl(): WorkerPlace {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return { url: new URL('./render-worker.js', here) };
  const loader = pathToFileURL(
    createRequire(here)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  return { url: new URL('./render-worker.ts', here), loader };
}

/** Starts a render thread at its place. Node 20 does not await `--import` in threads, hence the line of script. */
export function openWorker(): Worker {
  const { url, loader } = workerUrl();
  if (loader === undefined) return new Worker(url);
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); })`;
  return new Worker(script, { eval: true });
}
