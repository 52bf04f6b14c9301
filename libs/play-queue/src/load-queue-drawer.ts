/** Loads the queue drawer for `PlayerBar`; its texts belong to the shared catalog. */
export const loadQueueDrawer = async () => (await import('./QueueDrawer.tsx')).QueueDrawer;
