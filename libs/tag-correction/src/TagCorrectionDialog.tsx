import { useLingui } from '@lingui/react/macro';
import { correctableTagsQuery } from '@qingyin/data-account';
import { InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CorrectionForm } from './CorrectionForm.tsx';
import { EncodingDialog } from './EncodingDialog.tsx';

/** Height of the skeleton, in lines: about that of the form. */
const LINES = 12;

interface TagCorrectionDialogProps {
  songIds: readonly number[];
  /** @param albumIds albums that the songs are in now; undefined when nothing was saved */
  onClose: (albumIds?: readonly number[]) => void;
}

/** Dialog that corrects the tags of one or several songs of music libraries. */
export function TagCorrectionDialog({ songIds, onClose }: TagCorrectionDialogProps) {
  const { t } = useLingui();
  const { data: songs, error, refetch } = useQuery(correctableTagsQuery(songIds));
  const [ofEncoding, setOfEncoding] = useState(false);
  if (ofEncoding)
    return <EncodingDialog songIds={songIds} onBack={() => setOfEncoding(false)} onClose={onClose} />;
  if (songs)
    return (
      <CorrectionForm
        songIds={songIds}
        songs={songs}
        onEncoding={() => setOfEncoding(true)}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t`更正歌曲信息`} width={560} onClose={() => onClose()} fullOnPhone>
      {error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={LINES} />}
    </Dialog>
  );
}
