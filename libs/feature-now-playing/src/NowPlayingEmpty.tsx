import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { useNowPlayingPorts } from './now-playing-ports.ts';

/** Empty state of the now-playing page; renders only once the queue of an earlier visit was restored. */
export function NowPlayingEmpty({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { restored } = useNowPlayingPorts();
  const [known, setKnown] = useState(false);
  useEffect(() => void restored().then(() => setKnown(true)), [restored]);
  if (!known) return null;
  return (
    <EmptyState drawing="zither" action={<Button onClick={onClose}>{t`去找一首歌`}</Button>}>
      {t`还没有在听的歌`}
    </EmptyState>
  );
}
