import { endpoints } from '@qingyin/contract';
import { createHttp, http, loadChunk } from '@qingyin/http-client';
import { loadAnalytics } from '../wiring/analytics.ts';

/** Stands in for the product's 100 000 ms, so that one sees the end of it, ms. */
const IMPATIENT_MS = 1000;

/** A file that no build has; the time keeps the browser from remembering the failure. */
const lostFile = (extension: 'js' | 'css') => `/assets/lost-${String(Date.now())}.${extension}`;

/** Asks the service for an answer of this status, through the product's own client with all its rules. */
export function callProvoked(status: number, kind: 'status' | 'failure' = 'status'): Promise<unknown> {
  return http.call(endpoints.system.provoke, { params: { status, kind } });
}

/** A call that takes longer than its limit. Rejects with `ApiError` of kind 'timeout'. */
export function waitTooLong(): Promise<unknown> {
  const impatient = createHttp({ timeoutMs: IMPATIENT_MS });
  return impatient.call(endpoints.system.provoke, { params: { status: 200, kind: 'slow' } });
}

/** Imports a script that is not there. Rejects with `ChunkLoadError`. */
export function loseScriptChunk(): Promise<unknown> {
  const address = lostFile('js');
  return loadChunk(() => import(/* @vite-ignore */ address));
}

/** Loads a stylesheet that is not there, and says so as the build's preloader does. Rejects with `CssChunkLoadError`. */
export function loseStylesheetChunk(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lostFile('css');
  return loadChunk(
    () =>
      new Promise((_resolve, reject) => {
        const lose = () => reject(new Error(`Unable to preload CSS for ${link.href}`));
        link.addEventListener('error', lose);
        // The development server answers every address with its page: that is no stylesheet either.
        link.addEventListener('load', lose);
        document.head.append(link);
      }),
  ).finally(() => link.remove());
}

/** Loads an analytics script that is not there; resolves when the browser has given it up. */
export function loseAnalytics(): Promise<unknown> {
  const source = lostFile('js');
  loadAnalytics(source);
  const script = document.head.querySelector(`script[src="${source}"]`);
  return new Promise<void>((resolve) => {
    script?.addEventListener('error', () => resolve(), { once: true });
  }).finally(() => script?.remove());
}
