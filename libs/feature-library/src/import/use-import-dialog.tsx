import { useLoginIntent } from '@qingyin/media-kit';
import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

export interface ImportEntry {
  /** opens the dialog; leads a guest to the login */
  open: () => void;
  /** prefetches the dialog's code, for pointer and focus events */
  ahead: () => void;
  /** element to render; null while the dialog is closed */
  dialog: ReactNode;
}

/** Import dialog (导入歌曲) with lazily loaded code. */
export function useImportDialog(): ImportEntry {
  const requireLogin = useLoginIntent();
  const [opened, setOpened] = useState(false);
  const { Part, need, ahead } = useLazyPart(async () => (await import('./ImportDialog.tsx')).default);
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
