import { QingyinPlayer } from './qingyin-player.ts';

const ELEMENT_NAME = 'qingyin-player';

// The service serves this script, so that the script's own address is the default server.
QingyinPlayer.defaultServer = new URL(import.meta.url).origin;
if (!customElements.get(ELEMENT_NAME)) customElements.define(ELEMENT_NAME, QingyinPlayer);

export { QingyinPlayer };
export { createSongPlayer } from './song-player.ts';
