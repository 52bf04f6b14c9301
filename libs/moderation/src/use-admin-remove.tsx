import { useIsAdmin } from '@qingyin/auth-gate';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

/** Content that an administrator removes for all users: a comment or a post (`event`). */
export interface AdminRemovalRequest {
  kind: 'comment' | 'event';
  /** removes it, after the confirmation */
  remove: () => void;
}

/** Availability, opener and confirmation dialog of the removal by administrators. */
export interface AdminRemoval {
  /** whether the user is an administrator; false until that is known */
  isAvailable: boolean;
  /** opens the confirmation */
  confirm: (what: AdminRemovalRequest) => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/**
 * Removal of other users' content by administrators (为所有人删除), with a confirmation since it cannot be undone. The
 * dialog is loaded on press.
 */
export function useAdminRemove(): AdminRemoval {
  const offered = useIsAdmin() === true;
  const [asked, setAsked] = useState<AdminRemovalRequest | null>(null);
  const { Part, need } = useLazyComponent(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);
  return {
    isAvailable: offered,
    confirm: (what) => {
      need();
      setAsked(what);
    },
    dialog: asked && Part && <Part {...asked} onClose={() => setAsked(null)} />,
  };
}
