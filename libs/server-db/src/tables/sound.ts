import type { Selectable } from 'kysely';

/** Measurements of a sound file, by content. */
export interface SoundFileTable {
  /** identifies the content: SHA-256 of an uploaded file, or the key of a rendered one */
  hash: string;
  /** a value of `soundState` */
  state: number;
  /** how often measuring was started; see `claim` */
  tries: number;
  /** version of the measuring program; files measured by an older one are measured again */
  version: number;
  /** a process measures the file until this time, ms since 1970 */
  claimed_until: number;
  /** bytes of the file when it was measured; 0 for files rendered on demand */
  size: number;
  /** modification time of the file when measuring started, ms since 1970; 0 for files rendered on demand */
  modified_at: number;
  measured_at: number;
  sample_rate: number;
  channels: number;
  /** audible samples of one channel */
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
  /** error that prevented measuring, for administrators */
  reason: string;
}

/** The file from which a catalogue song is played by default. */
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

/** Row without the blocks, which are long and only needed for albums. */
export type SoundFileSummary = Omit<SoundFileRow, 'blocks'>;
