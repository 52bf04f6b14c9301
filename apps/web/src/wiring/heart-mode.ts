/** Next songs of heart mode. A chunk of its own, loaded when the queue runs out. */
export { fetchHeartTracks as nextOf } from '@qingyin/data-library';
