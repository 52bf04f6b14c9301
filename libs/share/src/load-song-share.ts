/** Loads the share dialog of the current song, which the player bar needs only after a press. */
export const loadSongShare = () => import('./SongShare.tsx').then(({ SongShare }) => SongShare);
