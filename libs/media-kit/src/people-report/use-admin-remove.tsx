import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useIsAdmin } from '../access/use-role.ts';

/** What an administrator removes for everybody: a comment, a post (`event`). */
export interface Removed {
  kind: 'comment' | 'event';
  /** does it, once that was confirmed */
  remove: () => void;
}

export interface AdminRemoving {
  /** whether one may: an administrator; no until that is known */
  offered: boolean;
  /** asks, and then does it */
  ask: (what: Removed) => void;
  /** to be drawn somewhere; null while nothing is asked */
  dialog: ReactNode;
}

/** 为所有人删除 of what somebody else wrote; it cannot be undone, so it is asked about. The question's code comes with the press. */
export function useAdminRemove(): AdminRemoving {
  const offered = useIsAdmin() === true;
  const [asked, setAsked] = useState<Removed | null>(null);
  const { Part, need } = useLazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);
  return {
    offered,
    ask: (what) => {
      need();
      setAsked(what);
    },
    dialog: asked && Part && <Part {...asked} onClose={() => setAsked(null)} />,
  };
}
