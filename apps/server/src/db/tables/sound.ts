import type { Selectable } from 'kysely';

/** What is known of the sound in a file, by the file's content. */
export interface SoundFileTable {
  /** what names the content: SHA-256 of a user's file, the key of one that this house makes */
  hash: string;
  /** a `SoundState` */
  state: number;
  /** how often measuring was begun; see `claim` */
  tries: number;
  /** of the measuring program; files measured by an older one are measured anew */
  version: number;
  /** so long somebody is at it */
  claimed_until: number;
  /** bytes of the file when it was measured; 0 for files that are made when they are asked for */
  size: number;
  /** when the file was last changed by the time somebody began with it, ms since 1970; 0 as above */
  modified_at: number;
  measured_at: number;
  sample_rate: number;
  channels: number;
  /** of one channel, what is to be heard */
  samples: number;
  delay: number | null;
  padding: number | null;
  /** thousandths of LUFS; null: silence */
  loudness: number | null;
  /** millionths of full scale */
  true_peak: number;
  /** a `Codec` */
  codec: string;
  /** see `writeHistogram` */
  blocks: string;
  /** why it could not be measured, for administrators */
  reason: string;
}

/** The file a song of the catalogue is played from where nothing else is asked for. */
export interface SongSoundTable {
  /** the song's `audio_id` */
  song_id: number;
  hash: string;
}

export interface SoundTables {
  sound_file: SoundFileTable;
  song_sound: SongSoundTable;
}

export type SoundFileRow = Selectable<SoundFileTable>;

/** What answers are made of: without the blocks, which are long and only albums need. */
export type KnownSound = Omit<SoundFileRow, 'blocks'>;
