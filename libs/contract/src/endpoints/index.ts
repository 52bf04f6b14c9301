import { accountEndpoints } from './account.ts';
import { libraryEndpoints } from './library.ts';
import { musicEndpoints } from './music.ts';
import { socialEndpoints } from './social.ts';
import { systemEndpoints } from './system.ts';

/** Every call the product makes, by area. Server handlers, client queries and the API tests share these constants. */
export const endpoints = {
  account: accountEndpoints,
  library: libraryEndpoints,
  music: musicEndpoints,
  social: socialEndpoints,
  system: systemEndpoints,
};
