import type { ReportedKind } from '@qingyin/contract';
import { REPORT } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useOffered } from '../access/use-offered.ts';

/** What is reported: a comment, a post (`event`), somebody. */
export interface Reported {
  kind: ReportedKind;
  id: string;
}

export interface Reporting {
  /** whether one can: signed in, and the service takes reports */
  offered: boolean;
  /** asks for the reason, and reports */
  report: (what: Reported) => void;
  /** for pointer and focus: fetches its code ahead */
  ahead: () => void;
  /** to be drawn somewhere; null while nothing is reported */
  dialog: ReactNode;
}

/** 举报 of anything. The dialog's code comes with the press. */
export function useReport(): Reporting {
  const login = useSession((session) => session.login);
  const taken = useOffered(REPORT);
  const [reported, setReported] = useState<Reported | null>(null);
  const { Part, ahead, need } = useLazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);
  return {
    offered: login && taken,
    report: (what) => {
      need();
      setReported(what);
    },
    ahead,
    dialog: reported && Part && <Part {...reported} onClose={() => setReported(null)} />,
  };
}
