/** What heart mode goes on with; a chunk of its own, since the queue needs it only when it runs out. */
export { fetchHeartTracks as nextOf } from '@qingyin/data-library';
