import { type DownloadRequest } from '@qingyin/data-music';
import { createValueStore } from '@qingyin/observable';

/** Pending download request, from any page; the app's shell shows its dialog. */
export const downloadRequests = createValueStore<DownloadRequest | null>(null);
