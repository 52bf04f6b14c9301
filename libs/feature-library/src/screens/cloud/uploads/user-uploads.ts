import { sessionUploadQueue, type UploadQueue } from '@qingyin/data-library';
import { type Session } from '@qingyin/session';
import { type QueryClient } from '@tanstack/react-query';

/** Loads the code for it with the first lyrics file. */
const decode = async (bytes: Uint8Array): Promise<string> => {
  const { decodeLyrics } = await import('./decode-lyrics.ts');
  return decodeLyrics(bytes);
};

/** Upload queue of the user; shared by all pages. */
export const userUploads = (client: QueryClient, session: Session, uid: string): UploadQueue =>
  sessionUploadQueue(client, session, uid, decode);
