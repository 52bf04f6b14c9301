import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useVisualizerKind, type VisualizerKind } from './visualizer-kind.ts';

const Visual = lazyComponent(() => import('./Visualizer.tsx'));

/** The chosen visualizer if it is one of `kinds`; otherwise neither renders nor loads code. */
export function LazyVisualizer({ kinds, cover }: { kinds: readonly VisualizerKind[]; cover: string }) {
  const [kind] = useVisualizerKind();
  if (!kind || !kinds.includes(kind)) return null;
  return (
    <OptionalBoundary>
      <Visual kind={kind} cover={cover} />
    </OptionalBoundary>
  );
}
