import { QingyinPlayer } from './qingyin-player.ts';

const ELEMENT_NAME = 'qingyin-player';

// The script is served by the service it plays from, so its own address says where that is.
QingyinPlayer.defaultServer = new URL(import.meta.url).origin;
if (!customElements.get(ELEMENT_NAME)) customElements.define(ELEMENT_NAME, QingyinPlayer);

export { QingyinPlayer };
export { createSongPlayer } from './song-player.ts';
