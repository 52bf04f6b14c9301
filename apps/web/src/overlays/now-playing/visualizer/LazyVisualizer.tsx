import { Extra, lazyPart } from '@qingyin/ui';
import { useVisualizerKind, type VisualizerKind } from './visualizer-kind.ts';

const Visual = lazyPart(() => import('./Visualizer.tsx'));

/** The chosen visualizer if it is one of `kinds`; otherwise neither renders nor loads code. */
export function LazyVisualizer({ kinds, cover }: { kinds: readonly VisualizerKind[]; cover: string }) {
  const [kind] = useVisualizerKind();
  if (!kind || !kinds.includes(kind)) return null;
  return (
    <Extra>
      <Visual kind={kind} cover={cover} />
    </Extra>
  );
}
