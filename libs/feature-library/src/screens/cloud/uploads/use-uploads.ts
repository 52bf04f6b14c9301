import { type Uploads, type UploadsSnapshot, uploadsOf } from '@qingyin/data-library';
import { useSessionStore } from '@qingyin/session/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** Uploads of the user; shared by all pages and restored from device storage. */
export function useUploads(uid: string): Uploads {
  const client = useQueryClient();
  const session = useSessionStore();
  const uploads = useMemo(() => uploadsOf(client, session, uid), [client, session, uid]);
  useEffect(() => void uploads.restore(), [uploads]);
  return uploads;
}

/** Snapshot of the uploads; updated at most once per frame. */
export const useUploadsSnapshot = (uploads: Uploads): UploadsSnapshot =>
  useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
