import { Suspense } from 'react';
import classes from './Drawing.module.css';
import type { DrawingName } from './drawing-name.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyComponent } from './lazy-component.tsx';

export type { DrawingName } from './drawing-name.ts';

const load = () => import('./DrawingPicture.tsx');
const DrawingPicture = lazyComponent(load);

/** Preloads the drawings, so that they are available offline. Never rejects. */
export async function preloadDrawings(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * Ink drawing of the product for an empty state or an error. Its code loads when the first one is shown, since
 * most visits show none; its space is reserved and stays blank if loading fails.
 */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <div className={classes.place} aria-hidden>
      <ErrorBoundary failed={() => null}>
        <Suspense>
          <DrawingPicture name={name} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
