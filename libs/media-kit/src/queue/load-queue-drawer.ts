/** Fetches the drawer of the queue, for `PlayerBar`; its texts are those of the rest. */
export const loadQueueDrawer = async () => (await import('./QueueDrawer.tsx')).QueueDrawer;
