/** The code of 分享 for the song that plays: what the player bar needs at a press only. */
export const loadSongShare = () => import('../share/SongShare.tsx').then(({ SongShare }) => SongShare);
