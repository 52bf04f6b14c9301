import type { Mood, SongSpec } from './compose/index.ts';
import type { MediaError } from './media-error.ts';

/** Subject of a picture; determines the aspect ratio (banner 1080:400, mv 16:9, all others square). */
export type CoverKind = 'album' | 'artist' | 'avatar' | 'playlist' | 'chart' | 'banner' | 'mv';

/** Specification of a generated picture. Equal specs give the same picture. `seed` is any short text of [a-z0-9-]. */
export interface CoverSpec {
  kind: CoverKind;
  mood: Mood;
  seed: string;
}

/** Content of a song's ID3v2 tag; lyrics are added from the song itself. */
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

/** Facts about a file that are known before it is rendered. */
export interface AudioFacts {
  /** Size of the whole file in bytes. */
  size: number;
  /** Strong entity tag, including quotes. */
  etag: string;
  contentType: 'audio/mpeg' | 'audio/flac';
  durationMs: number;
  /** Bits per second, `br` of the contract. */
  bitrate: number;
}

export interface OpenAudio extends AudioFacts {
  /**
   * Yields bytes `start` to `end`, both inclusive: immediately if they are rendered, else as they are rendered.
   * Ends when `signal` aborts. A piece is only valid until the next one is requested.
   *
   * @throws RangeError for a range outside of the file, MediaError if rendering fails
   */
  read(start: number, end: number, signal?: AbortSignal): AsyncIterable<Buffer>;
}

export interface AudioService {
  /**
   * Size, entity tag and duration of the MP3, computed without rendering (well under a millisecond after the first
   * call).
   */
  describe(source: SongSource): AudioFacts;
  /**
   * Opens the file, readable in any byte range at once. A song that is not cached is rendered from the first
   * `read` on, before all background work. `flac` rejects with MediaError `not-ready` until it is rendered.
   */
  open(source: SongSource, format?: AudioFormat): Promise<OpenAudio>;
  /**
   * Opens a file for download: MP3 with the cover in the tag, which streams do not have (see `id3Tag`), and both
   * formats with `lyrics` (LRC) if these differ from the original lyrics. Rejects like `open`.
   */
  openDownload(source: SongSource, format: AudioFormat, lyrics?: string): Promise<OpenAudio>;
  /** Renders the MP3 in the background with low priority; resolves when it is cached. */
  renderAhead(source: SongSource, signal?: AbortSignal): Promise<void>;
  /** Renders the FLAC in the background with the lowest priority (the caller limits this to eight songs). */
  makeLossless(source: SongSource, signal?: AbortSignal): Promise<AudioFacts>;
  /** Facts of the FLAC if it is cached (also by an earlier process), else undefined. */
  lossless(source: SongSource): Promise<AudioFacts | undefined>;
}

export interface CoverService {
  /** The picture as SVG text: only shapes, no fonts and links. */
  svg(spec: CoverSpec): string;
  /** Id of a picture for URLs, `album-night-seed`; `parse` is the inverse. */
  id(spec: CoverSpec): string;
  /** The spec of an id, or undefined if it is invalid (callers answer 404). A suffix `.jpg` is ignored. */
  parse(id: string): CoverSpec | undefined;
  /** Full size of the picture in pixels. */
  size(kind: CoverKind): { width: number; height: number };
}

/** Source of a picture: generated, or uploaded bytes (`key` identifies the content, e.g. its hash). */
export type ImageSource =
  | { kind: 'cover'; spec: CoverSpec }
  | { kind: 'svg'; svg: string; width: number; height: number }
  | { kind: 'bytes'; bytes: Buffer; key: string }
  /** a raster picture that is only read when it is not in the cache */
  | { kind: 'lazy'; load: () => Promise<Buffer>; key: string };

export interface ImageRequest {
  source: ImageSource;
  /** Value of the query parameter `param`, `130y130`; invalid values are ignored. */
  param?: string | undefined;
  /** The Accept header; WebP is sent if it contains image/webp. */
  accept?: string | undefined;
}

export interface ImageAnswer {
  body: Buffer;
  contentType: 'image/webp' | 'image/jpeg';
  /** Strong entity tag, including quotes. To be sent with `Vary: Accept`. */
  etag: string;
  width: number;
  height: number;
}

export interface ImageService {
  /**
   * Renders, scales and encodes a picture, or reads it from the cache. @throws MediaError `bad-image` for bytes
   * that are no picture
   */
  response(request: ImageRequest): Promise<ImageAnswer>;
}

export interface MediaLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface MediaOptions {
  /** The data folder; pictures and sound are cached below `cache/`. */
  dataDir: string;
  log: MediaLog;
  /** Number of render threads; default: 1 on a single core, else 2. */
  workers?: 1 | 2;
  /** Called once per kind of error of the cache folder (disk full, read-only); songs are then served from memory. */
  onProblem?: (error: MediaError) => void;
}

export interface Media {
  audio: AudioService;
  covers: CoverService;
  images: ImageService;
  /**
   * Verifies a part of the cached files and deletes damaged ones, which are rendered again on demand.
   *
   * @param night number of the night; every file is verified once within 30 nights
   * @returns the number of deleted files
   */
  verify(night: number, signal?: AbortSignal): Promise<number>;
  /** Stops the threads and deletes partial files; open reads are rejected with MediaError `closed`. */
  close(): Promise<void>;
}
