import { Trans } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { IconArrowsSort } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { HomeBlock } from './block-order.ts';
import { keepBlockOrder } from './block-order-query.ts';

const loadDialog = () => import('./OrderDialog.tsx');
const OrderDialog = lazy(loadDialog);

/** Opens the dialog that orders the page; its code comes when a pointer or the focus comes near. */
export function OrderButton({ order, shown }: { order: HomeBlock[]; shown: readonly HomeBlock[] }) {
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
        <Suspense>
          <OrderDialog
            order={order}
            shown={shown}
            onChange={(next) => void keepBlockOrder(queryClient, next)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
