import { filmLink, pageLink, songLink } from './links.ts';
import { postedThingOf } from './posted-thing.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { type Shared } from './shared.ts';

export interface SharedDialogProps extends Shared {
  onClose: () => void;
}

/** Share dialog of a page or a song. The code that builds links is loaded with it. */
export function SharedDialog({ subject, shown, track, positionMs, onClose }: SharedDialogProps) {
  const linkFrom = (startS?: number) => {
    if (track) return songLink(track, shown, startS);
    return positionMs === undefined ? pageLink(shown) : filmLink(shown, startS);
  };
  return (
    <ShareDialog
      subject={subject}
      linkFrom={linkFrom}
      positionMs={positionMs}
      thing={postedThingOf({ shown, track })}
      onClose={onClose}
    />
  );
}
