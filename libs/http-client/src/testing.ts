export { stubFetch, type StubbedFetch, type StubAnswer } from './testing/stub-fetch.ts';
