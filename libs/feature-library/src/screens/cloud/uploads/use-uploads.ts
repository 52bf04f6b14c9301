import { type UploadQueue, type UploadsSnapshot } from '@qingyin/data-library';
import { useSessionStore } from '@qingyin/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { userUploads } from './user-uploads.ts';

/** Uploads of the user; shared by all pages and restored from device storage. */
export function useUploads(uid: string): UploadQueue {
  const client = useQueryClient();
  const session = useSessionStore();
  const uploads = useMemo(() => userUploads(client, session, uid), [client, session, uid]);
  useEffect(() => void uploads.restore(), [uploads]);
  return uploads;
}

/** Snapshot of the uploads; updated at most once per frame. */
export const useUploadsSnapshot = (uploads: UploadQueue): UploadsSnapshot =>
  useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
