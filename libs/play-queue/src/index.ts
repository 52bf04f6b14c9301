export { loadQueueDrawer } from './load-queue-drawer.ts';
export { useSaveQueue } from './use-save-queue.tsx';
