export {
  BusinessError,
  type Failure,
  badParameters,
  failure,
  needsLogin,
  notFound,
  serverCodes,
} from './business-error.ts';
export {
  chartWeekStart,
  dateOfListeningDay,
  listeningDay,
  listeningDayOfDate,
  listeningDayStart,
} from './listening-day.ts';
export { pinyinOf, withPinyin } from './pinyin.ts';
export { readFileChunks } from './read-file-chunks.ts';
export { productVersion, repositoryRoot } from './repository-root.ts';
export { pickRandom, randomInteger, seededRandom, shuffled } from './seeded-random.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, isOver } from './time.ts';
