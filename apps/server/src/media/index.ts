export { createMedia } from './create-media.ts';
export { MediaError, type MediaErrorCode } from './media-error.ts';
export { workerUrl } from './render/worker-url.ts';
export type * from './types.ts';
