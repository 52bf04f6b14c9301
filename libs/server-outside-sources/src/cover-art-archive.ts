import type { GuardedFetch } from './guarded-fetch.ts';
import type { OutsideSource } from './outside-source.ts';

/** Largest picture that is loaded, bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Front covers of the Cover Art Archive. @param web address of the pages about releases */
export const coverArtArchive = (load: GuardedFetch, web: string): OutsideSource => ({
  name: 'cover-art-archive',
  async loadCover({ mbid }) {
    if (mbid === '') return undefined;
    const bytes = await load(`release/${encodeURIComponent(mbid)}/front-1200`, MOST_BYTES);
    return bytes && { bytes, link: new URL(`release/${mbid}/cover-art`, web).href };
  },
});
