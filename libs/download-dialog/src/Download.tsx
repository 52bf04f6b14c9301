import { useLingui } from '@lingui/react/macro';
import { actionBar, message } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DownloadDialog, type DownloadProps } from './DownloadDialog.tsx';
import { downloadOne } from './download-one.ts';

/**
 * Downloads a single song at once, in the quality chosen last. Several songs, and a song that cannot be
 * downloaded, open the dialog.
 */
export default function Download(props: DownloadProps) {
  const [atOnce, setAtOnce] = useState(props.request.ids.length === 1);
  return atOnce ? <AtOnce {...props} onAsk={() => setAtOnce(false)} /> : <DownloadDialog {...props} />;
}

function AtOnce({ request, onClose, onAsk }: DownloadProps & { onAsk: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const come = useEffectEvent(async (wanted: DownloadProps['request']) => {
    const outcome = await downloadOne(queryClient, wanted).catch(() => 'refused' as const);
    if (outcome === 'ask') return onAsk();
    if (outcome === 'begun') message.success(t`已开始下载`);
    else actionBar.fail({ text: t`这首歌不能下载` });
    onClose();
  });
  useEffect(() => void come(request), [request]);
  return null;
}
