import type { Store } from '@qingyin/observable';
import type { UploadResult, UploadFilePorts } from './upload-file.ts';
import type { UploadsSnapshot } from './upload-item.ts';

/** A file that was not uploaded completely when the page closed. */
export interface PersistedUpload {
  key: string;
  name: string;
  size: number;
  lastModified: number;
  /** absent: too large to be persisted */
  file?: File;
}

/** Persists unfinished uploads across reloads. No method throws or rejects. */
export interface UploadStore {
  save(file: File): string;
  remove(key: string): void;
  /**
   * Takes over uploads that no open tab owns: those left behind so far, and later those of other tabs that close
   * while this one is open.
   */
  takeOver(take: (found: readonly PersistedUpload[]) => void): Promise<void>;
}

export interface UploadPorts extends UploadFilePorts {
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
  add(files: readonly File[]): void;
  /** resumes uploads that were unfinished when the page closed; only the first call has an effect */
  restore(): Promise<void>;
  pause(id: number): void;
  /** resumes a paused or failed upload */
  resume(id: number): void;
  cancel(id: number): void;
  pauseAll(): void;
  resumeAll(): void;
  cancelAll(): void;
  /** removes finished items from the list; failed ones stay */
  clearDone(): void;
  /** aborts everything without deleting persisted uploads, when another user logs in */
  stop(): void;
}
