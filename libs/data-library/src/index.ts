export { libraryKeys } from './keys.ts';
export { likedIdsQuery, likeMutation, type LikeVariables } from './like.ts';
export { addTracksMutation, createPlaylistMutation, userPlaylistsQuery } from './playlists.ts';
