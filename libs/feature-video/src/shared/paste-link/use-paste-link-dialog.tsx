import { useLazyComponent } from '@qingyin/ui';
import type { VideoLink } from '@qingyin/video-links';
import { type ReactNode, useState } from 'react';

/** Control of the dialog for video links. */
export interface PasteLinkDialogControl {
  /** @param current video of the current page */
  open: (current?: VideoLink) => void;
  /** preloads the dialog's code, on hover or focus */
  preload: () => void;
  /** element to render; null while closed */
  dialog: ReactNode;
}

/** Dialog for links to videos of other services; its code loads on demand. */
export function usePasteLinkDialog(): PasteLinkDialogControl {
  const [shown, setShown] = useState<{ current?: VideoLink } | null>(null);
  const { Part, ahead, need } = useLazyComponent(() =>
    import('./PasteLinkDialog.tsx').then((module) => module.PasteLinkDialog),
  );
  return {
    open: (current) => {
      need();
      setShown({ current });
    },
    preload: ahead,
    dialog: shown && Part && <Part {...shown} onClose={() => setShown(null)} />,
  };
}
