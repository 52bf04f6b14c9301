import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Where a worker lies; `loader` is the module that has to be registered before a TypeScript file runs. */
export interface WorkerPlace {
  url: URL;
  loader?: string;
}

/**
 * From source (`.ts`, run by tsx or Vitest): the script beside the module that asks, loaded through tsx. In a bundle:
 * beside the bundle's main file, so a build must give each worker its own entry of that name.
 *
 * @param here `import.meta.url` of whoever asks
 */
export function workerUrl(name = 'render-worker', here: string = import.meta.url): WorkerPlace {
  if (!here.endsWith('.ts')) return { url: new URL(`./${name}.js`, here) };
  const loader = pathToFileURL(
    createRequire(here)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  return { url: new URL(`./${name}.ts`, here), loader };
}

/** Starts a thread at its place, as above. Node 20 does not await `--import` in threads, hence the line of script. */
export function openWorker(...place: Parameters<typeof workerUrl>): Worker {
  const { url, loader } = workerUrl(...place);
  if (loader === undefined) return new Worker(url);
  const script = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(url.href)}); })`;
  return new Worker(script, { eval: true });
}
