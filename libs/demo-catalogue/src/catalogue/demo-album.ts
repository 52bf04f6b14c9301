import type { Mood } from '@qingyin/server-media';

/** An album of the demo catalogue. */
export interface DemoAlbum {
  slug: string;
  name: string;
  nameEn: string;
  artist: string;
  guest?: string;
  mood: Mood;
  /** titles of poems, or `@poet` for as many poems of a poet as fit */
  poems: string[];
  /** date as `YYYY-MM-DD` */
  published: string;
  description: string;
}
