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
 * Makes a playlist of songs that stand in a text or in a file: where they stand, what they are here, and where they go.
 * Closed on the way it goes on where it was.
 */
export default function ImportDialog({ onClose }: ImportDialogProps) {
  const { userId } = useSession();
  const { data: kept, isPending } = useQuery(importDraft.query());
  // The device's memory answers within a frame or two; nothing is worth showing before.
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
