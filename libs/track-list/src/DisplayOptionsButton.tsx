import { useLingui } from '@lingui/react/macro';
import { OptionalBoundary, IconButton, lazyComponent } from '@qingyin/ui';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { DisplayOptionsPanelProps } from './DisplayOptionsPanel.tsx';

const loadPanel = () => import('./DisplayOptionsPanel.tsx');
const LookPanel = lazyComponent(loadPanel);

/**
 * Opens the display options of song tables. The panel is prefetched when the pointer or the focus enters the
 * button.
 */
export function DisplayOptionsButton({
  className,
  ...panel
}: Omit<DisplayOptionsPanelProps, 'anchor' | 'onClose'> & { className?: string | undefined }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <IconButton
        size="s"
        label={t`显示方式`}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && (
        <OptionalBoundary onLost={() => setAnchor(null)}>
          <LookPanel {...panel} anchor={anchor} onClose={() => setAnchor(null)} />
        </OptionalBoundary>
      )}
    </>
  );
}
