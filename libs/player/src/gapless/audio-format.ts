/** A complete frame of a codec. Times are in ticks; `AudioFormat.rate` is ticks per second (samples, usually). */
export interface Frame {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** tick of the encoded stream at which it begins, encoder delay included */
  readonly at: number;
  readonly ticks: number;
}

/** Splits a byte stream that arrives in pieces of any size into frames. */
export interface FrameSplitter {
  /** Returns the frames completed by these bytes. */
  push(bytes: Uint8Array<ArrayBuffer>): Frame[];
  /** Returns the frames that the end of the file completes. */
  end(): Frame[];
}

/** Byte offset to read from, and the tick that begins there. */
export interface FilePosition {
  readonly byte: number;
  /** null: the first frame found states its own tick */
  readonly tick: number | null;
}

/** Properties of an audio file that gapless playback needs. */
export interface AudioFormat {
  /** type for `MediaSource.addSourceBuffer` */
  readonly mime: string;
  /** ticks per second */
  readonly rate: number;
  readonly channels: number;
  /** encoder delay: ticks before the sound */
  readonly delay: number;
  /** ticks of the sound itself, without encoder delay and padding */
  readonly length: number;
  /** init segment to append before the fragments; null: frames are appended without a container */
  readonly init: Uint8Array<ArrayBuffer> | null;
  /** byte offset of the first frame */
  readonly start: number;
  /** mean bytes per second, to limit how much is read ahead */
  readonly byteRate: number;
  /**
   * Position to read from so that the sound at `tick` can be decoded; null when only a read of the whole file
   * finds it.
   */
  locate(tick: number): Promise<FilePosition | null>;
  createSplitter(place: FilePosition): FrameSplitter;
}

/** Encoder delay and length of a track as the service states them, for files that do not. In samples. */
export interface GaplessInfo {
  /** length of the sound */
  readonly samples?: number | undefined;
  /** encoder delay before the first sample, without the decoder's own delay */
  readonly delay?: number | undefined;
  /** encoder padding after the last sample */
  readonly padding?: number | undefined;
}

/** Thrown when a file cannot be played gaplessly; it is then played by its URL like any other. */
export class NotJoinableError extends Error {
  override readonly name = 'NotJoinable';
}
