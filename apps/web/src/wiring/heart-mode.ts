/** Next songs of heart mode. A chunk of its own, loaded when the queue runs out. */
export { fetchHeartTracks as fetchNextHeartTracks } from '@qingyin/data-library';
