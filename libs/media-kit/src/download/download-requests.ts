import { type DownloadRequest } from '@qingyin/data-music';
import { valueStore } from '@qingyin/ui';

/** What is about to be downloaded; the app's shell shows what comes of it, whichever page asked. */
export const downloadRequests = valueStore<DownloadRequest | null>(null);
