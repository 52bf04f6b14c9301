import { useLoginIntent } from '@qingyin/media-kit';
import { useLazyPart } from '@qingyin/player-react';
import { type ReactNode, useState } from 'react';

export interface ImportEntry {
  /** opens the dialog; leads a guest to the login */
  open: () => void;
  /** fetches its code ahead, on pointer and focus */
  ahead: () => void;
  /** to be drawn somewhere; null while it is closed */
  dialog: ReactNode;
}

/**
 * 导入歌曲. The dialog's code comes with the press.
 *
 * @param prepare what must be there besides, such as texts that are not among those of the first view
 */
export function useImportDialog(prepare?: () => Promise<unknown>): ImportEntry {
  const requireLogin = useLoginIntent();
  const [opened, setOpened] = useState(false);
  const { Part, need, ahead } = useLazyPart(async () => {
    const [module] = await Promise.all([import('./ImportDialog.tsx'), prepare?.()]);
    return module.default;
  });
  return {
    open: () => {
      if (!requireLogin({ kind: 'visit', payload: {} })) return;
      need();
      setOpened(true);
    },
    ahead,
    dialog: opened && Part && <Part onClose={() => setOpened(false)} />,
  };
}
