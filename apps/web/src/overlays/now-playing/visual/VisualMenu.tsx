import { useLingui } from '@lingui/react/macro';
import type { Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { visualKinds, type VisualKind } from './visual-kind.ts';

export interface VisualMenuProps {
  anchor: Anchor;
  value: VisualKind | null;
  onChoose: (kind: VisualKind | null) => void;
  onClose: () => void;
}

/** Menu of the visualizers, including none. */
export default function VisualMenu({ anchor, value, onChoose, onClose }: VisualMenuProps) {
  const { t } = useLingui();
  const names = { bars: t`音柱`, curve: t`波形`, halo: t`光环` };
  const kinds = [null, ...visualKinds];
  return (
    <Menu
      label={t`声音画面`}
      anchor={anchor}
      onClose={onClose}
      entries={kinds.map((kind) => ({
        id: kind ?? 'off',
        label: kind ? names[kind] : t`不显示`,
        checked: kind === value,
        onSelect: () => onChoose(kind),
      }))}
    />
  );
}
