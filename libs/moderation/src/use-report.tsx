import { useCapability } from '@qingyin/auth-gate';
import type { ReportedKind } from '@qingyin/contract';
import { REPORT } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';

/** Reported content: a comment, a post (`event`) or a user. */
export interface ReportedContent {
  kind: ReportedKind;
  id: string;
}

/** Availability, opener and dialog for reports. */
export interface ReportDialogState {
  /** whether reporting is possible: logged in, and the service accepts reports */
  isAvailable: boolean;
  /** opens the dialog */
  report: (what: ReportedContent) => void;
  /** prefetches the dialog's code, for pointer and focus events */
  prefetch: () => void;
  /** to be rendered by the caller; null while closed */
  dialog: ReactNode;
}

/** Reports content (举报). The dialog is loaded on press. */
export function useReport(): ReportDialogState {
  const login = useSession((session) => session.login);
  const taken = useCapability(REPORT);
  const [reported, setReported] = useState<ReportedContent | null>(null);
  const { Part, ahead, need } = useLazyComponent(
    async () => (await import('./ReportDialog.tsx')).ReportDialog,
  );
  return {
    isAvailable: login && taken,
    report: (what) => {
      need();
      setReported(what);
    },
    prefetch: ahead,
    dialog: reported && Part && <Part {...reported} onClose={() => setReported(null)} />,
  };
}
