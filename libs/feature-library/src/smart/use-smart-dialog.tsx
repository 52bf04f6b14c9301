import type { SmartPlaylist } from '@qingyin/contract';
import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

interface SmartRequest {
  /** playlist to edit; default: a new one is created */
  list?: SmartPlaylist;
  onSaved?: (list: SmartPlaylist) => void;
}

export interface SmartOpener {
  open: (request: SmartRequest) => void;
  /** prefetches the dialog's code, for pointer and focus events */
  ahead: () => void;
  /** element to render; null while the dialog is closed */
  dialog: ReactNode;
}

const nothing = () => undefined;

/** Opens the smart playlist dialog, whose code is loaded on intent. */
export function useSmartDialog(userId: string): SmartOpener {
  const [shown, setShown] = useState<SmartRequest | null>(null);
  const { Part, ahead, need } = useLazyPart(() =>
    import('./SmartDialog.tsx').then((module) => module.default),
  );
  return {
    open: (request) => {
      need();
      setShown(request);
    },
    ahead,
    dialog: shown && Part && (
      <Part
        userId={userId}
        list={shown.list}
        onClose={() => setShown(null)}
        onSaved={shown.onSaved ?? nothing}
      />
    ),
  };
}
