import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { type Shared } from './shared.ts';

export interface Sharing {
  share: (what: Shared) => void;
  /** to be drawn somewhere; null while nothing is shared */
  dialog: ReactNode;
}

/** 分享 of anything. The dialog's code, and that of what draws the QR code, comes with the press; `onClose`: it has gone. */
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
