import type { Db } from '../../db/open.ts';
import type { Files } from '../../files/index.ts';

export async function seedCloud(_house: { db: Db; files: Files; now: () => number }): Promise<void> {}
