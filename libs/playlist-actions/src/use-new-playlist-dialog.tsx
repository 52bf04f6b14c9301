import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

/** Opens the dialog that creates a playlist. */
export interface NewPlaylistDialogOpener {
  /** @param songs ids of songs to add; default: none */
  open: (songs?: readonly number[]) => void;
  /** prefetches the dialog's code, for pointer and focus events */
  prefetch: () => void;
  /** to be rendered by the caller */
  dialog: ReactNode;
}

/** Dialog that creates a playlist; loaded on demand. */
export function useNewPlaylistDialog(): NewPlaylistDialogOpener {
  const [shown, setShown] = useState<{ songs: readonly number[] } | null>(null);
  const { Part, ahead, need } = useLazyComponent(() =>
    import('./NewPlaylistDialog.tsx').then((module) => module.NewPlaylistDialog),
  );
  return {
    open: (songs = []) => {
      need();
      setShown({ songs });
    },
    prefetch: ahead,
    dialog: shown && Part && <Part songs={shown.songs} onClose={() => setShown(null)} />,
  };
}
