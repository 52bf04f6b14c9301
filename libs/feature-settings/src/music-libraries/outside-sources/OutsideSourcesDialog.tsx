import { useLingui } from '@lingui/react/macro';
import { outsideSourcesQuery } from '@qingyin/data-account';
import { InlineError, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { OutsideSourcesForm } from './OutsideSourcesForm.tsx';

/** Height of the skeleton, in lines: about that of the form. */
const LINES = 10;

/** Dialog that turns outside sources on and off. */
export function OutsideSourcesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(outsideSourcesQuery());
  if (data) return <OutsideSourcesForm settings={data} onClose={onClose} />;
  return (
    <Dialog title={t`外部资料`} width={560} onClose={onClose} fullOnPhone>
      {error ? <InlineError error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={LINES} />}
    </Dialog>
  );
}
