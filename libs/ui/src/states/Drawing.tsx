import { Suspense } from 'react';
import classes from './Drawing.module.css';
import type { DrawingName } from './drawing-name.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPart } from './lazy-part.tsx';

export type { DrawingName } from './drawing-name.ts';

const load = () => import('./DrawingPicture.tsx');
const DrawingPicture = lazyPart(load);

/** Fetches the drawings ahead, so that they are there when the network is not. Never rejects. */
export async function preloadDrawings(): Promise<void> {
  await load().catch(() => undefined);
}

/**
 * One of the product's ink drawings, for an empty or broken place. Its lines load when the first one is shown, since
 * most visits meet none; its place is kept, and stays blank where they are lost.
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
