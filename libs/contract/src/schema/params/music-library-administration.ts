import { z } from 'zod';
import { LIBRARY_MEMBERS_MAX, LIBRARY_NAME_MAX, LIBRARY_PATH_MAX } from '../../music-library-rules.ts';
import {
  byId,
  id,
  listOf,
  none,
  optionalFlag,
  page,
  requiredText,
  text,
  trueUnlessFalse,
} from '../fields.ts';

/** Not trimmed: names of folders may begin and end with blanks. */
const path = text.pipe(z.string().min(1).max(LIBRARY_PATH_MAX));
const name = requiredText(LIBRARY_NAME_MAX);
const someMembers = listOf(/^\d{1,15}$/, LIBRARY_MEMBERS_MAX).transform((list) => [
  ...new Set(list.map(Number)),
]);
/** Ids of users separated by commas; an empty text is nobody. */
const members = z.union([text.pipe(z.string().trim().max(0)).transform((): number[] => []), someMembers]);

export const musicLibraryParams = {
  adminLibraries: none,
  adminLibraryCheck: z.object({ path }),
  adminLibraryAdd: z.object({
    path,
    name,
    everyone: trueUnlessFalse,
    // Absent is the stricter choice.
    guests: optionalFlag.transform((value) => value ?? false),
    members: members.default([]),
    watch: trueUnlessFalse,
  }),
  adminLibraryUpdate: z.object({
    id,
    name: name.optional(),
    everyone: optionalFlag,
    guests: optionalFlag,
    members: members.optional(),
    watch: optionalFlag,
  }),
  adminLibraryScan: z.object({ id, full: optionalFlag.transform((value) => value ?? false) }),
  adminLibraryRemove: byId,
  adminLibraryRestore: byId,
  adminLibraryConfirm: byId,
  adminLibraryProblems: z.object({ id, ...page(50) }),
};
