/** Lazy loader of the code that recognises video links, which most posts do not need. */
export const loadLinkedVideo = () => import('./LinkedVideo.tsx');
