/** @file All calls of the product by area, shared by server handlers, client queries and API tests. */
export * as account from './account.ts';
export * as library from './library.ts';
export * as music from './music.ts';
export * as social from './social.ts';
export * as system from './system.ts';
export * as video from './video.ts';
export * as cloud from './cloud.ts';
export * as listening from './listening.ts';
export * as otherClients from './other-clients.ts';
export * as musicLibrary from './music-library.ts';
