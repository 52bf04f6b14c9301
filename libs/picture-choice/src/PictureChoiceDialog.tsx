import { useLingui } from '@lingui/react/macro';
import type { PicturedParams } from '@qingyin/contract';
import { foundPicturesQuery } from '@qingyin/data-account';
import { InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { PictureForm } from './PictureForm.tsx';

/** Height of the skeleton, in lines: about that of the form. */
const LINES = 10;

interface PictureChoiceDialogProps {
  of: PicturedParams;
  onClose: () => void;
}

/** Dialog that chooses the cover of an album or the picture of an artist. */
export function PictureChoiceDialog({ of, onClose }: PictureChoiceDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(foundPicturesQuery(of));
  if (data) return <PictureForm of={of} pictures={data} onClose={onClose} />;
  return (
    <Dialog title={of.kind === 'album' ? t`选择封面` : t`选择图片`} width={560} onClose={onClose} fullOnPhone>
      {error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={LINES} />}
    </Dialog>
  );
}
