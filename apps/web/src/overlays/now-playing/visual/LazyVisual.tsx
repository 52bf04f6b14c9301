import { Extra, lazyPart } from '@qingyin/ui';
import { useVisualKind, type VisualKind } from './visual-kind.ts';

const Visual = lazyPart(() => import('./Visual.tsx'));

/** The chosen visualizer if it is one of `kinds`; otherwise neither renders nor loads code. */
export function LazyVisual({ kinds, cover }: { kinds: readonly VisualKind[]; cover: string }) {
  const [kind] = useVisualKind();
  if (!kind || !kinds.includes(kind)) return null;
  return (
    <Extra>
      <Visual kind={kind} cover={cover} />
    </Extra>
  );
}
