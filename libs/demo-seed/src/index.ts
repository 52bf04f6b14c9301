export { type SeedOptions, demoRowParts } from './demo-rows.ts';
export { type DemoState, demoState, setDemoState } from './demo-state.ts';
export { ensureClips, forgetClips } from './ensure-clips.ts';
export { DEMO_OWN_PLAYLIST_ID } from './playlists.ts';
export { SEED_TIME, type SeedRows, seedTables } from './seed-rows.ts';
export { isSeeded, seedDatabase } from './seed.ts';
export { chartIds } from './system-rows.ts';
