export { buildTrack, buildTracks } from './testing/build-track.ts';
export { FakeAudio } from './testing/fake-audio.ts';
export { fakeClock, type FakeClock } from './testing/fake-clock.ts';
export { settle } from './testing/settle.ts';
export {
  addressOf,
  type BenchOptions,
  type Question,
  setUpPlayer,
  type TestBench,
} from './testing/set-up.ts';
