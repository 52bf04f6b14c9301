import { UploadPanel } from './UploadPanel.tsx';
import { useUploads, useUploadsSnapshot } from './use-uploads.ts';

/** The upload list, while it has entries; restores uploads that were unfinished when the page closed. */
export default function Uploads({ uid }: { uid: string }) {
  const uploads = useUploads(uid);
  const snapshot = useUploadsSnapshot(uploads);
  return snapshot.items.length > 0 && <UploadPanel uploads={uploads} snapshot={snapshot} />;
}
