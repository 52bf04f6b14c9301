import { useRequireLogin } from '@qingyin/auth-gate';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

export interface ImportDialogHandle {
  /** opens the dialog; leads a guest to the login */
  open: () => void;
  /** prefetches the dialog's code, for pointer and focus events */
  prefetch: () => void;
  /** element to render; null while the dialog is closed */
  dialog: ReactNode;
}

/** Import dialog (导入歌曲) with lazily loaded code. */
export function useImportDialog(): ImportDialogHandle {
  const requireLogin = useRequireLogin();
  const [opened, setOpened] = useState(false);
  const { Part, need, ahead } = useLazyComponent(async () => (await import('./ImportDialog.tsx')).default);
  return {
    open: () => {
      if (!requireLogin({ kind: 'visit', payload: {} })) return;
      need();
      setOpened(true);
    },
    prefetch: ahead,
    dialog: opened && Part && <Part onClose={() => setOpened(false)} />,
  };
}
