import { postgresTrouble } from './postgres-driver.ts';
import { storageTrouble } from './sqlite-driver.ts';

/** What a failed statement means for the person who runs the server, whichever database it was; null: no trouble of the machine. */
export const databaseTrouble = (error: unknown): 'full' | 'read-only' | 'away' | null =>
  storageTrouble(error) ?? postgresTrouble(error);
