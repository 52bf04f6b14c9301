import { measureBigPlaylist } from './big-playlist.mjs';
import { measureCloudFiles } from './cloud-files.mjs';
import { measureColdNavigation } from './cold-navigation.mjs';
import { measureFirstSound } from './first-sound.mjs';
import { measureFirstView } from './first-view.mjs';
import { measureFreshClone } from './fresh-clone.mjs';
import { measureGrowth } from './growth.mjs';
import { measureLibrary } from './library.mjs';
import { measureLongThreads } from './long-threads.mjs';
import { measureLyrics } from './lyrics.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureNowPlaying } from './now-playing.mjs';
import { measureQueue } from './queue.mjs';
import { measureScreens } from './screens.mjs';
import { measureServerLoad } from './server-load.mjs';
import { measureSixtySongs } from './sixty-songs.mjs';
import { measureSocial } from './social.mjs';
import { measureSound } from './sound.mjs';
import { measureForeignLoad, measureSlowLoad } from './slow-load.mjs';
import { measureStart } from './start.mjs';
import { measureVisualiser } from './visualiser.mjs';

/** @type {Record<string, (bench: import('../browser.mjs').BenchContext) => Promise<Record<string, unknown>>>} */
export const measurements = {
  'first-view': measureFirstView,
  'slow-load': measureSlowLoad,
  'foreign-load': measureForeignLoad,
  navigation: measureNavigation,
  'cold-navigation': measureColdNavigation,
  screens: measureScreens,
  'big-playlist': measureBigPlaylist,
  queue: measureQueue,
  'long-talk': measureLongThreads,
  'first-sound': measureFirstSound,
  'sixty-songs': measureSixtySongs,
  'cloud-files': measureCloudFiles,
  'server-load': measureServerLoad,
  social: measureSocial,
  sound: measureSound,
  visual: measureVisualiser,
  lyrics: measureLyrics,
  'now-playing': measureNowPlaying,
  library: measureLibrary,
  growth: measureGrowth,
  start: measureStart,
  'fresh-clone': measureFreshClone,
};

/** Need several minutes, and `fresh-clone` the registry, so they run only when they are requested. */
export const onlyOnRequest = new Set(['fresh-clone', 'growth']);
