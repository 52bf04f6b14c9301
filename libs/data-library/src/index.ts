export { libraryKeys } from './keys.ts';
export { ALREADY_IN } from './change-tracks.ts';
export { likedIdsQuery, likeMutation, type LikeVariables } from './like.ts';
export { likeManyMutation, type LikeManyVariables } from './like-many.ts';
export { addTracksMutation, createPlaylistMutation, userPlaylistsQuery } from './playlists.ts';
