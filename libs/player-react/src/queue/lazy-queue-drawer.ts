import { lazy } from 'react';

/** The queue as a lazily loaded component, for places other than the bar; render it inside Suspense. */
export const QueueDrawer = lazy(() =>
  import('./QueueDrawer.tsx').then(({ QueueDrawer }) => ({ default: QueueDrawer })),
);
