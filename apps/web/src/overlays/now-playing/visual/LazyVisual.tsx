import { Extra, lazyPart } from '@qingyin/ui';
import { useVisualKind, type VisualKind } from './visual-kind.ts';

const Visual = lazyPart(() => import('./Visual.tsx'));

/** The chosen picture where it belongs; nothing, and no code for it, as long as none of `kinds` was chosen. */
export function LazyVisual({ kinds, cover }: { kinds: readonly VisualKind[]; cover: string }) {
  const [kind] = useVisualKind();
  if (!kind || !kinds.includes(kind)) return null;
  return (
    <Extra>
      <Visual kind={kind} cover={cover} />
    </Extra>
  );
}
