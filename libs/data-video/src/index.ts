export { videoKeys } from './keys.ts';
export { privateContentListQuery } from './private-content-query.ts';
