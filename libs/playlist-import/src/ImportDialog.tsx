import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import { type ImportDraft, importDraft } from './import-draft.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  onClose: () => void;
}

/**
 * Import dialog: creates or extends a playlist from a pasted text or a playlist file, in two steps (source,
 * review). The draft is persisted, so a dialog closed halfway resumes where it was.
 */
export default function ImportDialog({ onClose }: ImportDialogProps) {
  const { userId } = useSession();
  const { data: kept, isPending } = useQuery(importDraft.query());
  // Device storage answers within a frame or two, so no pending state is rendered.
  if (isPending || userId === null) return null;
  return <ImportSteps kept={kept ?? null} userId={userId} onClose={onClose} />;
}

interface ImportStepsProps extends ImportDialogProps {
  kept: ImportDraft | null;
  userId: string;
}

function ImportSteps({ kept, userId, onClose }: ImportStepsProps) {
  const work = useImport(kept, userId);
  const { lines } = work.draft;
  return lines === null ? (
    <SourceStep work={work} onClose={onClose} />
  ) : (
    <ReviewStep work={work} lines={lines} userId={userId} onClose={onClose} />
  );
}
