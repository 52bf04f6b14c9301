import { sessionUploadQueue, type UploadQueue } from '@qingyin/data-library';
import { type Session } from '@qingyin/session';
import { type QueryClient } from '@tanstack/react-query';
import { decodeLyrics } from './decode-lyrics.ts';

/** Upload queue of the user; shared by all pages. */
export const userUploads = (client: QueryClient, session: Session, uid: string): UploadQueue =>
  sessionUploadQueue(client, session, uid, decodeLyrics);
