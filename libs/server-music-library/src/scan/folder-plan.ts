import type { MusicFileRow, MusicFolderRow } from '@qingyin/server-db';
import type { FolderListing } from '../folders/walk-folder.ts';
import type { Sidecars } from './scan-context.ts';

/** Entry of a listing: a sound file as it is on disk. */
type Sound = FolderListing['sounds'][number];

/** A file row as far as a listing is compared with it. */
export type KnownFile = Pick<
  MusicFileRow,
  'id' | 'name' | 'size' | 'modified_at' | 'inode' | 'state' | 'error' | 'missing_since'
>;

/** What has to be written so that the rows of a folder equal its listing. */
export interface FolderPlan {
  listing: FolderListing;
  /** undefined: a new folder */
  folder: Pick<MusicFolderRow, 'id' | 'signature' | 'sidecars'> | undefined;
  sidecars: string;
  /** JSON of `FormatCounts`; '' = none */
  unsupported: string;
  added: Sound[];
  /** their tags are read again */
  changed: { id: number; sound: Sound }[];
  /** missing files that are back unchanged */
  returned: number[];
  vanished: KnownFile[];
}

/** Compares a folder with its rows. @param full true: the tags of all files are read again */
export function planFolder(
  listing: FolderListing,
  folder: FolderPlan['folder'],
  known: readonly KnownFile[],
  full: boolean,
): FolderPlan {
  const rows = new Map(known.map((row) => [row.name, row]));
  const plan: FolderPlan = {
    listing,
    folder,
    sidecars: sidecarsOf(listing),
    unsupported: unsupportedOf(listing),
    added: [],
    changed: [],
    returned: [],
    vanished: [],
  };
  for (const sound of listing.sounds) {
    const row = rows.get(sound.name);
    rows.delete(sound.name);
    if (!row) plan.added.push(sound);
    else if (full || isChanged(row, sound) || isToRetry(row, folder))
      plan.changed.push({ id: row.id, sound });
    else if (row.missing_since !== null) plan.returned.push(row.id);
  }
  plan.vanished = [...rows.values()].filter((row) => row.missing_since === null);
  return plan;
}

/** Whether a file may have other content: tag editors may restore the time, and FAT keeps it to two seconds. */
const isChanged = (row: KnownFile, sound: Sound): boolean =>
  row.size !== sound.size || row.modified_at !== sound.modifiedAt || row.inode !== sound.inode;

/**
 * Whether a file that could not be read is tried again, because the disk or its permissions may have been the cause. Its
 * folder has no signature then.
 */
const isToRetry = ({ state, error }: KnownFile, folder: FolderPlan['folder']): boolean =>
  state === 'failed' && folder?.signature === '' && (error === 'unreadable' || error === 'no-permission');

/** Without sheets and descriptions as before there were any, so that these folders are not derived again after an update. */
const sidecarsOf = ({ pictures, lyrics, cues, descriptions }: FolderListing): string =>
  pictures.length + lyrics.length + cues.length + descriptions.length === 0
    ? ''
    : JSON.stringify({
        pictures,
        lyrics,
        ...(cues.length > 0 && { cues }),
        ...(descriptions.length > 0 && { descriptions }),
      } satisfies Partial<Sidecars>);

const unsupportedOf = ({ unsupported }: FolderListing): string =>
  Object.keys(unsupported).length === 0 ? '' : JSON.stringify(unsupported);
