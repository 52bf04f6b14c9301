import type { Mood, SongSpec } from '../demo/compose/index.ts';
import type { MediaError } from './media-error.ts';

/** What a picture shows; the aspect follows from it (banner 1080:400, mv 16:9, all others square). */
export type CoverKind = 'album' | 'artist' | 'avatar' | 'playlist' | 'chart' | 'banner' | 'mv';

/** A drawn picture. Equal specs give the same picture. `seed` is any short text of [a-z0-9-]. */
export interface CoverSpec {
  kind: CoverKind;
  mood: Mood;
  seed: string;
}

/** What stands in the ID3v2 tag of a song (lyrics are added from the song itself). */
export interface SongTags {
  title: string;
  artist: string;
  album: string;
  /** Number of the song in its album, from 1. */
  track: number;
  trackTotal?: number;
  year?: number;
  genre?: string;
  cover: CoverSpec;
}

export interface SongSource {
  spec: SongSpec;
  tags: SongTags;
}

export type AudioFormat = 'mp3' | 'flac';

/** Facts about a file that are known before anything is rendered. */
export interface AudioFacts {
  /** Bytes of the whole file. */
  size: number;
  /** Strong entity tag, with its quotes. */
  etag: string;
  contentType: 'audio/mpeg' | 'audio/flac';
  durationMs: number;
  /** Bits per second, as `br` of the contract. */
  bitrate: number;
}

export interface OpenAudio extends AudioFacts {
  /**
   * Bytes `start` to `end`, both inclusive, at once where they are rendered, else as they come. Stops when
   * `signal` aborts. A piece is only good until the next one is asked for. Throws RangeError for a range outside the file and MediaError when rendering fails.
   */
  read(start: number, end: number, signal?: AbortSignal): AsyncIterable<Buffer>;
}

export interface AudioService {
  /** Size, ETag and length of the MP3, by arithmetic only (well under a millisecond after the first call). */
  describe(source: SongSource): AudioFacts;
  /**
   * The file, readable at any byte range at once. A song that is not in the cache starts to render with the
   * first `read`, before all background work. `flac` rejects with MediaError `not-ready` until it is rendered.
   */
  open(source: SongSource, format?: AudioFormat): Promise<OpenAudio>;
  /**
   * A file to keep: an MP3 has its cover in the tag, which streams go without (see `id3Tag`), and both have `words`
   * (LRC) where these are others than the song's own. Rejects as `open`.
   */
  openToKeep(source: SongSource, format: AudioFormat, words?: string): Promise<OpenAudio>;
  /** Renders the MP3 in the background at low priority; resolves when it is in the cache. */
  warm(source: SongSource, signal?: AbortSignal): Promise<void>;
  /** Renders the FLAC in the background at lowest priority (the caller keeps to eight songs). */
  makeLossless(source: SongSource, signal?: AbortSignal): Promise<AudioFacts>;
  /** Facts of the FLAC when it is ready (in this process or left by an earlier one), else undefined. */
  lossless(source: SongSource): Promise<AudioFacts | undefined>;
}

export interface CoverService {
  /** The picture as SVG text, no fonts, no links, nothing but shapes. */
  svg(spec: CoverSpec): string;
  /** Address part for a picture, `album-night-seed`; `parse` is its inverse. */
  id(spec: CoverSpec): string;
  /** The spec of an id, or undefined when it is none (callers answer 404). A suffix `.jpg` is ignored. */
  parse(id: string): CoverSpec | undefined;
  /** Pixel size of the picture at full size. */
  size(kind: CoverKind): { width: number; height: number };
}

/** Where a picture comes from: drawn, or bytes that somebody uploaded (`key` names the content, e.g. its hash). */
export type ImageSource =
  | { kind: 'cover'; spec: CoverSpec }
  | { kind: 'svg'; svg: string; width: number; height: number }
  | { kind: 'bytes'; bytes: Buffer; key: string };

export interface ImageRequest {
  source: ImageSource;
  /** The `param` query value, `130y130`; anything that is no such value is ignored. */
  param?: string | undefined;
  /** The Accept header; WebP is sent when it names image/webp. */
  accept?: string | undefined;
}

export interface ImageAnswer {
  body: Buffer;
  contentType: 'image/webp' | 'image/jpeg';
  /** Strong entity tag, with its quotes. Send `Vary: Accept` with it. */
  etag: string;
  width: number;
  height: number;
}

export interface ImageService {
  /** Draws, scales and encodes, or reads from the cache. Throws MediaError `bad-image` for bytes that are no picture. */
  response(request: ImageRequest): Promise<ImageAnswer>;
}

export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface MediaOptions {
  /** The data folder; pictures and sound go to `cache/` below it. */
  dataDir: string;
  log: MediaLog;
  /** Render threads, 1 or 2; by default 1 on a single core, else 2. */
  workers?: 1 | 2;
  /** Told once per kind of trouble with the cache folder (disk full, read-only); playing goes on from memory. */
  onProblem?: (error: MediaError) => void;
}

export interface Media {
  audio: AudioService;
  covers: CoverService;
  images: ImageService;
  /**
   * Compares a part of the rendered files with their checksums and removes damaged ones, which are made again.
   *
   * @param night number of the night; within 30 nights every file has its turn
   * @returns how many it removed
   */
  verify(night: number, signal?: AbortSignal): Promise<number>;
  /** Stops the threads and removes half-written files; open reads end with MediaError `closed`. */
  close(): Promise<void>;
}
