export { samplePath } from './decode/sample-path.ts';
export { fileOf, flacOf, mp3Of, oggOf, tone, wavOf } from './decode/test-files.ts';
