import { useLazyPart } from '@qingyin/ui';
import type { VideoLink } from '@qingyin/video-links';
import { type ReactNode, useState } from 'react';

export interface PasteLink {
  /** @param current the video that is being looked at */
  open: (current?: VideoLink) => void;
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere; null while it is closed */
  dialog: ReactNode;
}

/** The dialog that takes a link to another service's video; its code comes on intent. */
export function usePasteLink(): PasteLink {
  const [shown, setShown] = useState<{ current?: VideoLink } | null>(null);
  const { Part, ahead, need } = useLazyPart(() =>
    import('./PasteLinkDialog.tsx').then((module) => module.PasteLinkDialog),
  );
  return {
    open: (current) => {
      need();
      setShown({ current });
    },
    ahead,
    dialog: shown && Part && <Part {...shown} onClose={() => setShown(null)} />,
  };
}
