export { playlistCommentsQuery, songCommentsQuery } from './comments.ts';
export { socialKeys } from './keys.ts';
