import { accountParams } from './schema/params/account.ts';
import { libraryParams } from './schema/params/library.ts';
import { musicLibraryParams } from './schema/params/music-library.ts';
import { musicParams } from './schema/params/music.ts';
import { otherClientsParams } from './schema/params/other-clients.ts';
import { socialParams } from './schema/params/social.ts';
import { systemParams } from './schema/params/system.ts';
import { videoParams } from './schema/params/video.ts';
import { cloudParams } from './schema/params/cloud.ts';
import { listeningParams } from './schema/params/listening.ts';

export { MAX_PLAYLIST_SONGS } from './schema/fields.ts';

/**
 * Schemas of the parameters of each endpoint, under the names of `endpoints`. Unknown parameters are dropped, and
 * invalid values fall back to defaults where other clients are known to send them
 * (docs/specification/contract/serving-other-clients.md); a missing required parameter is an error.
 */
export const schemas = {
  account: accountParams,
  library: libraryParams,
  music: musicParams,
  musicLibrary: musicLibraryParams,
  social: socialParams,
  system: systemParams,
  video: videoParams,
  cloud: cloudParams,
  listening: listeningParams,
  otherClients: otherClientsParams,
};
