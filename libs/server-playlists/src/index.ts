export { changeTracks } from './change-tracks.ts';
export { deletePlaylist } from './delete-playlist.ts';
export { editPlaylist, type PlaylistTexts } from './edit-playlist.ts';
export { insertPlaylist } from './insert-playlist.ts';
export { likedAmong, likedSongIds, likeSong } from './like-songs.ts';
export { orderPlaylists } from './order-playlists.ts';
export { assertNotLikedSongs, requireOwnPlaylist } from './own-playlist.ts';
export { changePlaylistFilms } from './playlist-films.ts';
export { addTracksToTop, reorderTracks } from './playlist-tracks.ts';
export { currentSongIds, parseSongIds, savePlaylistVersion } from './playlist-versions.ts';
export { playlistsWithSongs } from './playlists-with-songs.ts';
export { listPlaylistVersions, restorePlaylist } from './restore-playlist.ts';
export { playsOfUser, ratingsOf, rateSong, type SongPart } from './song-ratings.ts';
export { setPlaylistPrivacy } from './set-playlist-privacy.ts';
export {
  createSmartPlaylist,
  deleteSmartPlaylist,
  smartPlaylistsOf,
  updateSmartPlaylist,
} from './smart-playlists.ts';
