import type { Generated } from 'kysely';

export interface ArtistTable {
  id: number;
  name: string;
  name_en: string;
  aliases: string;
  bio: string;
  /** 1 man, 2 woman, 3 ensemble (docs/specification/contract/discover.md#singers) */
  type: number;
  /** 7 Chinese, 96 Western, 8 Japanese, 16 Korean, 0 other */
  area: number;
  initial: string;
  image_key: string;
  score: number;
  last_rank: number;
}

export interface AlbumTable {
  id: number;
  name: string;
  name_en: string;
  artist_id: number;
  publish_time: number;
  type: string;
  company: string;
  description: string;
  image_key: string;
}

export interface SongTable {
  id: number;
  /** the song whose audio this row plays; its own id except in rows made for measurements */
  audio_id: number;
  name: string;
  name_en: string;
  album_id: number;
  disc: string;
  no: number;
  duration_ms: number;
  /** 0 free, 1 VIP, 4 album purchase, 8 low quality free */
  fee: number;
  mv_id: number;
  popularity: number;
  publish_time: number;
  mark: number;
  /** 0: no rights, the row is shown greyed */
  available: number;
  /** 1: also available lossless */
  lossless: number;
  poem_slug: string;
  /** how the audio is rendered: JSON of the media module's recipe */
  recipe: string;
  /** 1: excluded from search, charts and suggestions (rows made for measurements) */
  hidden: number;
  /** 0: everyone hears it; 1: who hears one of its music libraries, see `song_file` */
  access: Generated<number>;
  /** bits per second of the file it is played from; 0: rendered on demand */
  bitrate: Generated<number>;
  /** Hz; 0: rendered on demand */
  sample_rate: Generated<number>;
  /** bytes; 0: rendered on demand */
  file_size: Generated<number>;
}

export interface SongArtistTable {
  song_id: number;
  artist_id: number;
  position: number;
}
