import { Trans } from '@lingui/react/macro';
import { Button, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconArrowsSort } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HomeBlock } from './block-order.ts';
import { keepBlockOrder } from './block-order-query.ts';

const loadDialog = () => import('./BlockOrderDialog.tsx');
const OrderDialog = lazyComponent(loadDialog);

/** Button for the dialog that orders the blocks; its code preloads on hover or focus. */
export function BlockOrderButton({ order }: { order: HomeBlock[] }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="plain"
        size="s"
        icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Trans>调整栏目顺序</Trans>
      </Button>
      {open && (
        <OptionalBoundary onLost={() => setOpen(false)}>
          <OrderDialog
            order={order}
            onChange={(next) => void keepBlockOrder(queryClient, next)}
            onClose={() => setOpen(false)}
          />
        </OptionalBoundary>
      )}
    </>
  );
}
