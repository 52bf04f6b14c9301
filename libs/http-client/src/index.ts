export { ApiError, isApiError, type ApiErrorKind } from './api-error.ts';
export { codeOf, expectOk, messageOf, type Normalised } from './answer-body.ts';
export { inBackground } from './background.ts';
export { browserConcurrency } from './browser-concurrency.ts';
export { createHttp, type CallOptions, type Http, type HttpOptions } from './create-http.ts';
export { configureHttp, http } from './http.ts';
export {
  CHUNK_TIMEOUT_MS,
  ChunkLoadError,
  CssChunkLoadError,
  isChunkError,
  loadChunk,
} from './load-chunk.ts';
export type { HttpSignal, Signals } from './signals.ts';
