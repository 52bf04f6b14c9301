import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useIsAdmin } from '../access/use-role.ts';

/** Content that an administrator removes for all users: a comment or a post (`event`). */
export interface Removed {
  kind: 'comment' | 'event';
  /** removes it, after the confirmation */
  remove: () => void;
}

/** Availability, opener and confirmation dialog of the removal by administrators. */
export interface AdminRemoving {
  /** whether the user is an administrator; false until that is known */
  offered: boolean;
  /** opens the confirmation */
  ask: (what: Removed) => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Removal of other users' content by administrators (为所有人删除), with a confirmation since it cannot be undone. The
 * dialog is loaded on press.
 */
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
