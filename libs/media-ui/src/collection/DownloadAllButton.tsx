import { useDownload } from '@qingyin/track-actions';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconDownload } from '@tabler/icons-react';

export interface DownloadAllButtonProps {
  ids: readonly number[];
  /** name of the collection */
  name: string;
}

/** Downloads a whole collection; renders nothing if the service has no downloads. */
export function DownloadAllButton({ ids, name }: DownloadAllButtonProps) {
  const { t } = useLingui();
  const { canDownloadSeveral, download } = useDownload();
  if (!canDownloadSeveral || ids.length === 0) return null;
  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      title={t`下载全部`}
      onClick={() => download({ ids, name })}
    >
      {t`下载全部`}
    </Button>
  );
}
