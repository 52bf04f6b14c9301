import { QingyinPlayer } from './qingyin-player.ts';

const ELEMENT_NAME = 'qingyin-player';

// The service serves this script at /widget/, so that the folder above is the default server.
QingyinPlayer.defaultServer = new URL(/* @vite-ignore */ '..', import.meta.url).href;
if (!customElements.get(ELEMENT_NAME)) customElements.define(ELEMENT_NAME, QingyinPlayer);

export { QingyinPlayer };
export { createSongPlayer } from './song-player.ts';
