/** Whether a video id is that of another service, e.g. `youtube:…`; ids of the own service contain no colon. */
export const isExternalVideoId = (vid: string): boolean => vid.includes(':');
