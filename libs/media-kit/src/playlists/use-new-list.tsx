import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

export interface NewListOpener {
  /** @param songs ids of songs it is to hold; default: none */
  open: (songs?: readonly number[]) => void;
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere */
  dialog: ReactNode;
}

/** The dialog that makes a playlist of one's own; its code comes on intent. */
export function useNewList(): NewListOpener {
  const [shown, setShown] = useState<{ songs: readonly number[] } | null>(null);
  const { Part, ahead, need } = useLazyPart(() =>
    import('./NewListDialog.tsx').then((module) => module.NewListDialog),
  );
  return {
    open: (songs = []) => {
      need();
      setShown({ songs });
    },
    ahead,
    dialog: shown && Part && <Part songs={shown.songs} onClose={() => setShown(null)} />,
  };
}
