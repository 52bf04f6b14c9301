/** The code that knows other services' links, which most posts do without. */
export const loadLinkedVideo = () => import('./LinkedVideo.tsx');
