export { isQuestionOpen } from './demo-question.ts';
export { createDemoSwitch } from './demo-switch.ts';
export type { DemoSwitch } from './demo-switch-handle.ts';
export { writeFirstRows } from './first-rows.ts';
export { type CloudSongContext, seedCloudSongs } from './seed-cloud-songs.ts';
