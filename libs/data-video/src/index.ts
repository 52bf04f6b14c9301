export { videoKeys } from './keys.ts';
