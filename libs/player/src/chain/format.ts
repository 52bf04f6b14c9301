/** One frame of a codec, whole. Times are in ticks, of which a second has `Format.rate` (samples, as a rule). */
export interface Frame {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** where it begins in what the codec wrote, its delay included */
  readonly at: number;
  readonly ticks: number;
}

/** Cuts bytes that come in pieces of any size into frames. */
export interface Cutter {
  /** The frames that are whole by now. */
  push(bytes: Uint8Array<ArrayBuffer>): Frame[];
  /** The frames that only the end of the file made whole. */
  end(): Frame[];
}

/** From which byte on to read, and what is known to begin there. */
export interface Place {
  readonly byte: number;
  /** null: the first frame that is found says it itself */
  readonly tick: number | null;
}

/** What a file says of its sound. */
export interface Format {
  /** as MediaSource wants it */
  readonly mime: string;
  /** ticks a second */
  readonly rate: number;
  readonly channels: number;
  /** ticks the encoder put in front of the sound */
  readonly delay: number;
  /** ticks of the sound itself: nothing before and nothing after it is to be heard */
  readonly length: number;
  /** what goes in front of the fragments; null: frames are appended bare */
  readonly init: Uint8Array<ArrayBuffer> | null;
  /** the first byte of the first frame */
  readonly start: number;
  /** bytes a second, for measuring out what is read ahead */
  readonly byteRate: number;
  /** Where to read from so that what begins at `tick` of the sound can be heard; null: only the whole file could tell. */
  locate(tick: number): Promise<Place | null>;
  cutter(place: Place): Cutter;
}

/** What the service knows of a song's sound, for files that do not say it themselves. Samples. */
export interface SoundFacts {
  /** how many there are to be heard */
  readonly samples?: number | undefined;
  /** in front of the first one, as the encoder counts them (without the decoder's own delay) */
  readonly delay?: number | undefined;
  /** after the last one */
  readonly padding?: number | undefined;
}

/** A file that can't be joined; it plays as every other does. */
export class NotJoinable extends Error {
  override readonly name = 'NotJoinable';
}
