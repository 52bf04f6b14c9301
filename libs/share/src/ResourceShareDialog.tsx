import { useState } from 'react';
import { filmLink, pageLink, songLink } from './links.ts';
import { postableResource } from './postable-resource.ts';
import { PublishFirst } from './PublishFirst.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { type ShareTarget } from './share-target.ts';
import { useIsPrivatePlaylist } from './use-is-private-playlist.ts';

export interface ResourceShareDialogProps extends ShareTarget {
  onClose: () => void;
}

/**
 * Share dialog of a page or a song; a private playlist offers to become public first. The code that builds links is
 * loaded with it.
 */
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
  const resource = postableResource({ location, track });
  const playlist = resource?.kind === 'playlist' ? resource.id : null;
  const isPrivate = useIsPrivatePlaylist(playlist);
  const [asked, setAsked] = useState(false);
  if (isPrivate === undefined) return null;
  if (playlist !== null && isPrivate && !asked)
    return <PublishFirst id={playlist} subject={subject} onDone={() => setAsked(true)} onClose={onClose} />;
  return (
    <ShareDialog
      subject={subject}
      linkFrom={linkFrom}
      positionMs={positionMs}
      resource={isPrivate ? null : resource}
      onClose={onClose}
    />
  );
}
