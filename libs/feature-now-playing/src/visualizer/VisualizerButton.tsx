import { useLingui } from '@lingui/react/macro';
import { IconButton, useLazyComponent, useMediaQuery } from '@qingyin/ui';
import { IconWaveSquare } from '@tabler/icons-react';
import { useState } from 'react';
import { useVisualizerKind } from './visualizer-kind.ts';

/** Button that chooses the visualizer; not rendered with reduced motion. */
export function VisualizerButton() {
  const { t } = useLingui();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [kind, choose] = useVisualizerKind();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const {
    Part: VisualMenu,
    ahead,
    need,
  } = useLazyComponent(async () => (await import('./VisualizerMenu.tsx')).default);
  if (still) return null;
  return (
    <>
      <IconButton
        label={t`声音画面`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={({ currentTarget }) => {
          need();
          setAnchor(currentTarget);
        }}
      >
        <IconWaveSquare size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {anchor && VisualMenu && (
        <VisualMenu anchor={anchor} value={kind} onChoose={choose} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
