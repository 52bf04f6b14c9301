import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { type Shared } from './shared.ts';

/** Opener and element of the share dialog. */
export interface Sharing {
  share: (what: Shared) => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Shares a page or a song (分享). The dialog and the QR code are loaded on press.
 *
 * @param onClose called after the dialog has closed
 */
export function useSharing(onClose?: () => void): Sharing {
  const [shared, setShared] = useState<Shared | null>(null);
  const { Part, need } = useLazyPart(() =>
    import('./SharedDialog.tsx').then((module) => module.SharedDialog),
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
