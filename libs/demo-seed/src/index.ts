export { ensureClips } from './ensure-clips.ts';
export { DEMO_OWN_PLAYLIST_ID } from './playlists.ts';
export { SEED_TIME } from './seed-rows.ts';
export { type SeedOptions, isSeeded, seedDatabase } from './seed.ts';
