import { filmLink, pageLink, songLink } from './links.ts';
import { postableResource } from './postable-resource.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { type ShareTarget } from './share-target.ts';

export interface ResourceShareDialogProps extends ShareTarget {
  onClose: () => void;
}

/** Share dialog of a page or a song. The code that builds links is loaded with it. */
export function ResourceShareDialog({
  subject,
  location,
  track,
  positionMs,
  onClose,
}: ResourceShareDialogProps) {
  const linkFrom = (startS?: number) => {
    if (track) return songLink(track, location, startS);
    return positionMs === undefined ? pageLink(location) : filmLink(location, startS);
  };
  return (
    <ShareDialog
      subject={subject}
      linkFrom={linkFrom}
      positionMs={positionMs}
      resource={postableResource({ location, track })}
      onClose={onClose}
    />
  );
}
