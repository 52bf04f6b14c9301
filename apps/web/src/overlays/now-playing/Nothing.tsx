import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../services-context.ts';

/** That nothing plays: said once it is known that an earlier visit has left nothing. */
export function Nothing({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { restored } = useServices();
  const [known, setKnown] = useState(false);
  useEffect(() => void restored().then(() => setKnown(true)), [restored]);
  if (!known) return null;
  return (
    <EmptyState drawing="zither" action={<Button onClick={onClose}>{t`去找一首歌`}</Button>}>
      {t`还没有在听的歌`}
    </EmptyState>
  );
}
