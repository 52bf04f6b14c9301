import type { Carried, CarryPorts } from './carry.ts';
import type { UploadsSnapshot } from './upload-item.ts';

/** A file that was not finished when the page ended. */
export interface KeptUpload {
  key: string;
  name: string;
  size: number;
  lastModified: number;
  /** absent: too large to be kept by the browser */
  file?: File;
}

/** Remembers unfinished files over a reload. None of it may fail. */
export interface Keeper {
  keep(file: File): string;
  forget(key: string): void;
  /**
   * Hands over what nobody looks after: what was left behind by now, and later what a page leaves behind that ends
   * before this one does.
   */
  adopt(take: (found: readonly KeptUpload[]) => void): Promise<void>;
}

export interface UploadPorts extends CarryPorts {
  keeper: Keeper;
  onUploaded: (carried: Carried) => void;
  /** bytes the user may still store, when known */
  room: () => number | null;
  /** calls back soon, once for all that happens meanwhile: once a frame */
  soon: (draw: () => void) => void;
  /** waits before another try; ends early when the network comes back */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Uploads {
  get(): UploadsSnapshot;
  subscribe(listener: () => void): () => void;
  add(files: readonly File[]): void;
  /** takes up what was not finished when the page ended; once */
  restore(): Promise<void>;
  pause(id: number): void;
  /** goes on with what is paused or has failed */
  resume(id: number): void;
  cancel(id: number): void;
  pauseAll(): void;
  resumeAll(): void;
  cancelAll(): void;
  /** takes what is done with off the list; failures stay */
  clearDone(): void;
  /** ends everything and forgets nothing: another user has come */
  stop(): void;
}
