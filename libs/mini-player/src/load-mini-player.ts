/** Loads the mini player on demand. */
export const loadMiniPlayer = () => import('./MiniPlayerPortal.tsx');

/** Loads the option of the mini player in the settings of the player bar on demand. */
export const loadMiniPlayerSetting = () => import('./MiniPlayerSetting.tsx');
