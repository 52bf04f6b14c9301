export { MiniPlayerButton } from './MiniPlayerButton.tsx';
export { loadMiniPlayer, loadMiniPlayerSetting } from './load-mini-player.ts';
export { useMiniPlayer } from './use-mini-player.ts';
export { windowStore } from './window-store.ts';
