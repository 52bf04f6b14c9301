import type { CloudSongDetails } from './cloud-song-details.ts';

/** An encoding of a song (docs/specification/contract/entities.md#song). */
export interface Quality {
  /** bit/s */
  br: number;
  fid: number;
  /** bytes */
  size: number;
  /** gain to apply, dB */
  vd: number;
  /** Hz */
  sr?: number;
}

export interface ArtistRef {
  id: number;
  name: string;
  tns?: string[];
  alias?: string[];
}

export interface AlbumRef {
  id: number;
  name: string;
  picUrl: string;
  tns?: string[];
  pic?: number;
  pic_str?: string;
}

/** What the caller may do with a song (docs/specification/contract/entities.md#privilege). */
export interface Privilege {
  id: number;
  fee: number;
  payed: number;
  /** negative: not available */
  st: number;
  /** highest bit rate (bit/s) that the caller may play, 0 = none */
  pl: number;
  dl: number;
  fl: number;
  sp: number;
  cp: number;
  subp: number;
  maxbr: number;
  playMaxbr: number;
  downloadMaxbr: number;
  maxBrLevel: QualityLevel | 'none';
  plLevel: QualityLevel | 'none';
  dlLevel: QualityLevel | 'none';
  flLevel: QualityLevel | 'none';
  cs: boolean;
  toast: boolean;
  flag: number;
  preSell: boolean;
  rscl: number | null;
  freeTrialPrivilege: { resConsumable: boolean; userConsumable: boolean; listenType: number | null };
  chargeInfoList: {
    rate: number;
    chargeUrl: string | null;
    chargeMessage: string | null;
    chargeType: number;
  }[];
}

/** Quality levels in ascending order (docs/specification/contract/README.md, song/url/v1). */
export const qualityLevels = [
  'standard',
  'higher',
  'exhigh',
  'lossless',
  'hires',
  'jyeffect',
  'sky',
  'dolby',
  'vivid',
  'jymaster',
] as const;
export type QualityLevel = (typeof qualityLevels)[number];

/** Newer form of a song: song/detail, playlists, albums, artists, cloudsearch, daily and recent songs. */
export interface Song {
  id: number;
  name: string;
  ar: ArtistRef[];
  al: AlbumRef;
  /** ms */
  dt: number;
  alia: string[];
  tns?: string[];
  /** 0 free, 1 VIP, 4 album purchase, 8 low quality free */
  fee: number;
  /** 0 = none */
  mv: number;
  l: Quality | null;
  m: Quality | null;
  h: Quality | null;
  sq: Quality | null;
  hr: Quality | null;
  /** not null: not available; `type` says why for songs of music libraries (`UNPLAYABLE_TYPES`) */
  noCopyrightRcmd: null | { type: number; typeDesc: string; songId: string | null };
  t: number;
  cd: string;
  no: number;
  /** 0 to 100 */
  pop: number;
  /** ms since 1970 */
  publishTime: number;
  /** bits: 131072 instrumental, 1048576 explicit, 17179869184 hi-res */
  mark: number;
  /** 0 unknown, 1 original, 2 cover */
  originCoverType: number;
  st: number;
  ftype: number;
  djId: number;
  cp: number;
  v: number;
  version: number;
  single: number;
  s_id: number;
  copyright: number;
  rtype: number;
  mst: number;
  rt: string | null;
  cf: string;
  /** present: a song of a cloud disk */
  pc?: CloudSongDetails;
  privilege?: Privilege;
  alg?: string;
  reason?: string | null;
  recommendReason?: string | null;
}

/** Older form of a song: personal_fm, top/song, personalized/newsong, simi/song, search. */
export interface OldSong {
  id: number;
  name: string;
  /** ms */
  duration: number;
  artists: { id: number; name: string; picUrl?: string | null; img1v1Url?: string; alias?: string[] }[];
  album: { id: number; name: string; picUrl?: string | null };
  alias: string[];
  transNames?: string[] | null;
  mvid: number;
  fee: number;
  no: number;
  disc: string;
  popularity: number;
  privilege?: Privilege;
}

/**
 * Measurements of the file behind an address; extension (docs/api-extensions.md). Samples are counted per channel,
 * at `sampleRate`.
 */
export interface SongSound {
  /** EBU R128 integrated loudness, LUFS; null: silence */
  loudness: number | null;
  /** dBTP; null: silence */
  truePeak: number | null;
  /** the same for all songs of the album together; absent until all of them are measured */
  albumLoudness?: number | null;
  albumTruePeak?: number | null;
  sampleRate: number;
  channels: number;
  /** number of samples without encoder delay and padding */
  samples: number;
  /** samples that the encoder added before and after the sound, according to the file; null: unknown */
  delay: number | null;
  padding: number | null;
  codec: 'mp3' | 'flac' | 'vorbis' | 'opus' | 'aac' | 'pcm';
}

/** A playable address (docs/specification/contract/entities.md#song-url). */
export interface SongUrl {
  id: number;
  url: string | null;
  /** bit/s */
  br: number;
  /** bytes; 0: not known until the server has converted the file */
  size: number;
  md5: string;
  type: string;
  /** 200 available, 404 no file, -110 not allowed, -105 album purchase */
  code: number;
  /** validity of the address, s */
  expi: number;
  level: QualityLevel;
  encodeType: string;
  /** ms */
  time: number;
  /** preview in seconds; null for a full song; always present */
  freeTrialInfo: null | { start: number; end: number };
  fee: number;
  payed: number;
  flag: number;
  /** gain to apply in dB, on the ReplayGain scale (-18 LUFS); 0 when unknown */
  gain: number;
  /** linear, 1 = full scale */
  peak: number | null;
  canExtend: boolean;
  /** absent until it is measured, and in other services */
  sound?: SongSound;
  /** administrators limit the bit rate of the caller, so that no better file is sent */
  limited?: true;
}

export interface LyricText {
  version: number;
  lyric: string;
}

/** Contributor of lyrics, in the contract's spelling (docs/specification/contract/entities.md#lyrics). */
export interface LyricUser {
  /** id of the song */
  id: number;
  status: number;
  demand: number;
  userid: number;
  nickname: string;
  /** ms since 1970 */
  uptime: number;
}

export interface LyricAnswer {
  code: number;
  lrc?: LyricText;
  klyric?: LyricText;
  tlyric?: LyricText;
  romalrc?: LyricText;
  yrc?: LyricText;
  ytlrc?: LyricText;
  yromalrc?: LyricText;
  /** extension (docs/api-extensions.md): TTML, when it contains more than the texts above */
  ttml?: LyricText;
  /** user who saved these lyrics */
  lyricUser?: LyricUser;
  /** instrumental */
  nolyric?: boolean;
  /** no lyrics known */
  uncollected?: boolean;
  pureMusic?: boolean;
}
