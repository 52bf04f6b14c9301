import type { Store } from '@qingyin/observable';
import type { ChosenUpload } from './pair-lyrics.ts';
import type { UploadResult, UploadFilePorts } from './upload-file.ts';
import type { UploadsSnapshot } from './upload-item.ts';

/** A file that was not uploaded completely when the page closed. */
export interface PersistedUpload {
  key: string;
  name: string;
  size: number;
  lastModified: number;
  /** absent: too large to be persisted, stored already, or lyrics alone */
  file?: File | undefined;
  /** lyrics to save when the song is stored, or lyrics alone */
  lyrics?: File | undefined;
  /** id of the stored song whose lyrics are to be saved */
  songId?: number | undefined;
}

/** Persists unfinished uploads across reloads. No method throws or rejects. */
export interface UploadStore {
  /** @param key replaces the upload of this key @returns the key */
  save(upload: Omit<PersistedUpload, 'key'>, key?: string): string;
  remove(key: string): void;
  /**
   * Takes over uploads that no open tab owns: those left behind so far, and later those of other tabs that close
   * while this one is open.
   */
  takeOver(take: (found: readonly PersistedUpload[]) => void): Promise<void>;
}

/** A song of the cloud disk. */
export interface FoundSong {
  id: number;
  /** file name */
  name: string;
}

export interface LyricsPorts {
  /** text of a lyrics file in any encoding */
  decode: (bytes: Uint8Array) => Promise<string>;
  /** the only song of the cloud disk that has the name of a lyrics file; null: none or several */
  findSong: (fileName: string, signal: AbortSignal) => Promise<FoundSong | null>;
  saveLyrics: (songId: number, text: string, signal: AbortSignal) => Promise<void>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface UploadPorts extends UploadFilePorts, LyricsPorts {
  store: UploadStore;
  onUploaded: (result: UploadResult) => void;
  /** bytes the user may still store; null when unknown */
  remainingBytes: () => number | null;
  /** calls back in the next frame */
  onNextFrame: (draw: () => void) => void;
  /** waits before the next attempt; resolves early when the network comes back */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface UploadQueue extends Store<UploadsSnapshot> {
  add(files: readonly ChosenUpload[]): void;
  /** resumes uploads that were unfinished when the page closed; only the first call has an effect */
  restore(): Promise<void>;
  pause(id: number): void;
  /** resumes a paused or failed upload, or saves failed lyrics again */
  resume(id: number): void;
  cancel(id: number): void;
  pauseAll(): void;
  resumeAll(): void;
  cancelAll(): void;
  /** removes finished items from the list; failed ones and those without their lyrics stay */
  clearDone(): void;
  /** aborts everything without deleting persisted uploads, when another user logs in */
  stop(): void;
}
