import { type QueryRoot } from './query-roots.ts';

/** Key of a value that this device keeps. */
export const persistedKey = (root: QueryRoot, key: string) => [root, key] as const;
