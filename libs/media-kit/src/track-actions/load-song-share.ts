/** Loads the share dialog of the current song, which the player bar needs only after a press. */
export const loadSongShare = () => import('../share/SongShare.tsx').then(({ SongShare }) => SongShare);
