export { buildTrack, buildTracks } from './testing/build-track.ts';
export { FakeAudio } from './testing/fake-audio.ts';
export { fakeClock, type FakeClock } from './testing/fake-clock.ts';
export { flushPromises } from './testing/flush-promises.ts';
export {
  streamUrlOf,
  type HarnessOptions,
  type UrlRequest,
  setUpPlayer,
  type TestHarness,
} from './testing/set-up-player.ts';
