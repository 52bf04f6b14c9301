import { useLingui } from '@lingui/react/macro';
import type { Anchor } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import { visualizerKinds, type VisualizerKind } from './visualizer-kind.ts';

export interface VisualizerMenuProps {
  anchor: Anchor;
  value: VisualizerKind | null;
  onChoose: (kind: VisualizerKind | null) => void;
  onClose: () => void;
}

/** Menu of the visualizers, including none. */
export default function VisualizerMenu({ anchor, value, onChoose, onClose }: VisualizerMenuProps) {
  const { t } = useLingui();
  const names = { bars: t`音柱`, curve: t`波形`, halo: t`光环` };
  const kinds = [null, ...visualizerKinds];
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
