import { createEmitter } from '@qingyin/observable';
import { createHttp, type Http, type HttpOptions } from './create-http.ts';
import type { HttpSignal } from './signals.ts';

let current: Http | null = null;
const signals = createEmitter<HttpSignal>();

/** Creates the page's client; called once by each app, before the first call. */
export function configureHttp(options: HttpOptions): void {
  current = createHttp(options);
  current.signals.on(signals.emit);
}

/**
 * The page's client as a module instance, because query functions run outside of React.
 *
 * @throws before `configureHttp` was called
 */
export const http: Http = {
  call(endpoint, options) {
    if (!current) throw new Error('configureHttp was not called');
    return current.call(endpoint, options);
  },
  signals,
};
