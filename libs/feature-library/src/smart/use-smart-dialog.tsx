import type { SmartPlaylist } from '@qingyin/contract';
import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

interface SmartRequest {
  /** default: a new one is made */
  list?: SmartPlaylist;
  onSaved?: (list: SmartPlaylist) => void;
}

export interface SmartOpener {
  open: (request: SmartRequest) => void;
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere */
  dialog: ReactNode;
}

const nothing = () => undefined;

/** The rules of a smart playlist; the dialog's code comes with the press. */
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
