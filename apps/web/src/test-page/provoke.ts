import { endpoints } from '@qingyin/contract';
import { addressOf } from '@qingyin/device-storage';
import { createHttp, http, loadChunk } from '@qingyin/http-client';
import { loadAnalytics } from '../wiring/analytics.ts';

/** Timeout in place of the product's 100 000 ms, so that its end can be seen, ms. */
const IMPATIENT_MS = 1000;

/** Address of a missing file; the timestamp defeats the browser's cache of failures. */
const lostFile = (extension: 'js' | 'css') => addressOf(`/assets/lost-${String(Date.now())}.${extension}`);

/** Requests a response with this status, by the HTTP client of the product with all its rules. */
export function callProvoked(status: number, kind: 'status' | 'failure' = 'status'): Promise<unknown> {
  return http.call(endpoints.system.provoke, { params: { status, kind } });
}

/**
 * Provokes a timeout.
 *
 * @throws ApiError of kind 'timeout'
 */
export function waitTooLong(): Promise<unknown> {
  const impatient = createHttp({ prefix: addressOf('/api'), timeoutMs: IMPATIENT_MS });
  return impatient.call(endpoints.system.provoke, { params: { status: 200, kind: 'slow' } });
}

/**
 * Imports a missing script chunk.
 *
 * @throws ChunkLoadError
 */
export function loseScriptChunk(): Promise<unknown> {
  const address = lostFile('js');
  return loadChunk(() => import(/* @vite-ignore */ address));
}

/**
 * Loads a missing stylesheet and fails as the preload code of the build does.
 *
 * @throws CssChunkLoadError
 */
export function loseStylesheetChunk(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lostFile('css');
  return loadChunk(
    () =>
      new Promise((_resolve, reject) => {
        const lose = () => reject(new Error(`Unable to preload CSS for ${link.href}`));
        link.addEventListener('error', lose);
        // The development server answers every address with its HTML page, which is no stylesheet either.
        link.addEventListener('load', lose);
        document.head.append(link);
      }),
  ).finally(() => link.remove());
}

/** Loads a missing analytics script; resolves after its `error` event. */
export function loseAnalytics(): Promise<unknown> {
  const source = lostFile('js');
  loadAnalytics(source);
  const script = document.head.querySelector(`script[src="${source}"]`);
  return new Promise<void>((resolve) => {
    script?.addEventListener('error', () => resolve(), { once: true });
  }).finally(() => script?.remove());
}
