/** What answers look like, for tests. Apart from `./schema`, so that a starting server does not make what it never uses. */
export { answers, healthAnswer, refusal } from './schema/answers/index.ts';
