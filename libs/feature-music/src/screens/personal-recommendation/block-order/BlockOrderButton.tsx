import { Trans } from '@lingui/react/macro';
import { Button, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconLayoutList } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HomeLayout } from './block-order.ts';
import { keepHomeLayout } from './block-order-query.ts';

const loadDialog = () => import('./BlockOrderDialog.tsx');
const OrderDialog = lazyComponent(loadDialog);

/** Button for the dialog that orders and hides the blocks; its code preloads on hover or focus. */
export default function BlockOrderButton({ layout }: { layout: HomeLayout }) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="plain"
        size="s"
        icon={<IconLayoutList size={16} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Trans>自定义首页</Trans>
      </Button>
      {open && (
        <OptionalBoundary onLost={() => setOpen(false)}>
          <OrderDialog
            layout={layout}
            onChange={(next) => void keepHomeLayout(queryClient, next)}
            onClose={() => setOpen(false)}
          />
        </OptionalBoundary>
      )}
    </>
  );
}
