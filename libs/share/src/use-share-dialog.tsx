import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { type ShareTarget } from './share-target.ts';

/** Opener and element of the share dialog. */
export interface ShareDialogState {
  share: (what: ShareTarget) => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Shares a page or a song (分享). The dialog and the QR code are loaded on press.
 *
 * @param onClose called after the dialog has closed
 */
export function useShareDialog(onClose?: () => void): ShareDialogState {
  const [shared, setShared] = useState<ShareTarget | null>(null);
  const { Part, need } = useLazyComponent(() =>
    import('./ResourceShareDialog.tsx').then((module) => module.ResourceShareDialog),
  );
  const close = () => {
    setShared(null);
    onClose?.();
  };
  return {
    share: (what) => {
      need();
      setShared(what);
    },
    dialog: shared && Part && <Part {...shared} onClose={close} />,
  };
}
