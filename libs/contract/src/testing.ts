/** Answer schemas for tests; separate from `./schema`, so that a starting server does not build them. */
export { answers, healthAnswer, refusal } from './schema/answers/index.ts';
