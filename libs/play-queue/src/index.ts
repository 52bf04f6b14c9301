export { loadQueueDrawer } from './load-queue-drawer.ts';
