import type { SmartPlaylist } from '@qingyin/contract';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

interface SmartRequest {
  /** playlist to edit; default: a new one is created */
  list?: SmartPlaylist;
  onSaved?: (list: SmartPlaylist) => void;
}

export interface SmartPlaylistDialogHandle {
  open: (request: SmartRequest) => void;
  /** prefetches the dialog's code, for pointer and focus events */
  prefetch: () => void;
  /** element to render; null while the dialog is closed */
  dialog: ReactNode;
}

const nothing = () => undefined;

/** Opens the smart playlist dialog, whose code is loaded on intent. */
export function useSmartPlaylistDialog(userId: string): SmartPlaylistDialogHandle {
  const [shown, setShown] = useState<SmartRequest | null>(null);
  const { Part, ahead, need } = useLazyComponent(() =>
    import('./SmartPlaylistDialog.tsx').then((module) => module.default),
  );
  return {
    open: (request) => {
      need();
      setShown(request);
    },
    prefetch: ahead,
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
