/** Whether a vid names another service's video, as `youtube:…` does: those of the house have no colon. */
export const isElsewhere = (vid: string): boolean => vid.includes(':');
