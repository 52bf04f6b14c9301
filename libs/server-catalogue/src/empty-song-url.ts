import type { SongUrl } from '@qingyin/contract';

/** Validity of the URLs of songs and films, s: about 20 minutes (docs/specification/contract/songs.md#player-bar). */
export const URL_LIFE_S = 1200;

/** Answer for a song without URL, and defaults of all song URLs. */
export const emptySongUrl: SongUrl = {
  id: 0,
  url: null,
  br: 0,
  size: 0,
  md5: '',
  type: '',
  code: 404,
  expi: URL_LIFE_S,
  level: 'standard',
  encodeType: '',
  time: 0,
  // Always present: without it one other client skips every song
  // (docs/specification/contract/serving-other-clients.md).
  freeTrialInfo: null,
  fee: 0,
  payed: 0,
  flag: 0,
  gain: 0,
  peak: null,
  canExtend: false,
};
