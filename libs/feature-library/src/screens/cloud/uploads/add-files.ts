import { capabilitiesQuery } from '@qingyin/data-account';
import { type ChosenFile, isAudioFileName, pairLyrics } from '@qingyin/data-library';
import { type Session } from '@qingyin/session';
import { type QueryClient } from '@tanstack/react-query';
import { userUploads } from './user-uploads.ts';

/** Capability beyond the contract (docs/api-extensions.md). */
const LYRICS_FEATURE = 'cloud-lyric';

export interface AddedFiles {
  /** number of files that are uploaded or listed with the reason why not */
  added: number;
  /** number of files of folders that are neither songs nor lyrics */
  leftOut: number;
}

/** Adds chosen files to the user's uploads: songs with the lyrics of their name, if the service takes lyrics. */
export async function addFiles(
  client: QueryClient,
  session: Session,
  uid: string,
  files: readonly ChosenFile[],
): Promise<AddedFiles> {
  const uploads = userUploads(client, session, uid);
  const able = await client.ensureQueryData(capabilitiesQuery()).catch(() => null);
  if (able?.features.includes(LYRICS_FEATURE)) {
    const { uploads: chosen, leftOut } = pairLyrics(files);
    uploads.add(chosen);
    return { added: chosen.length, leftOut };
  }
  // What a folder holds besides songs is left out; a file chosen by itself is refused with a reason.
  const taken = files.filter(({ file, folder }) => folder === '' || isAudioFileName(file.name));
  uploads.add(taken.map(({ file }) => ({ kind: 'song', file })));
  return { added: taken.length, leftOut: files.length - taken.length };
}
