export { libraryKeys } from './keys.ts';
export { ALREADY_IN } from './changes/change-tracks.ts';
export { likedIdsQuery, likeMutation, type LikeVariables } from './like.ts';
export { likeManyMutation, type LikeManyVariables } from './changes/like-many.ts';
export { addTracksMutation } from './changes/add-tracks.ts';
export { createPlaylistMutation } from './changes/create-playlist.ts';
export { userPlaylistsQuery } from './playlists.ts';
