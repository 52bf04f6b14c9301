import { z } from 'zod';
import { outsideSourceNames } from '../../entities/music-library-administration.ts';
import { LIBRARY_MEMBERS_MAX, LIBRARY_NAME_MAX, LIBRARY_PATH_MAX } from '../../music-library-rules.ts';
import {
  byId,
  id,
  ids,
  listOf,
  none,
  optionalFlag,
  page,
  requiredText,
  text,
  trueUnlessFalse,
} from '../fields.ts';
import { artistRuleRequest } from '../artist-rule.ts';
import { tagCorrection } from '../tag-correction.ts';

/** Not trimmed: names of folders may begin and end with blanks. */
const path = text.pipe(z.string().min(1).max(LIBRARY_PATH_MAX));
const name = requiredText(LIBRARY_NAME_MAX);
const someMembers = listOf(/^\d{1,15}$/, LIBRARY_MEMBERS_MAX).transform((list) => [
  ...new Set(list.map(Number)),
]);
/** Ids of users separated by commas; an empty text is nobody. */
const members = z.union([text.pipe(z.string().trim().max(0)).transform((): number[] => []), someMembers]);

/** JSON text of what a schema accepts. */
const jsonOf = <T>(schema: z.ZodType<T>, message: string) =>
  text.pipe(z.string()).transform((json, check) => {
    try {
      return schema.parse(JSON.parse(json));
    } catch {
      check.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });
const fields = jsonOf(tagCorrection, 'fields');
const artistRule = z.object({ artist: id, rule: jsonOf(artistRuleRequest, 'rule') });
const songs = ids.transform((list) => [...new Set(list)]);
/** Names of services separated by commas; an empty text is none. */
const sources = text.pipe(
  z
    .string()
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.enum(outsideSourceNames)).max(outsideSourceNames.length)),
);
/** Sent in a header: printable ASCII without parentheses, in which it is put. */
const contact = text.pipe(
  z
    .string()
    .trim()
    .max(200)
    .regex(/^[!-'*-~ ]*$/),
);
const correction = z.object({ songs, fields });
const pictured = { kind: z.enum(['album', 'artist']), id };
/** Key of a picture in a music library. */
const pictureKey = text.pipe(z.string().regex(/^music-[0-9a-f]{64}$/));

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
  adminCorrectionTags: z.object({ songs }),
  adminCorrectionReadings: z.object({ songs }),
  adminCorrectionPreview: correction,
  adminCorrectionAdd: correction,
  adminCorrectionUndo: z.object({ id, undone: trueUnlessFalse }),
  adminCorrections: z.object(page(50)),
  adminCorrectionsExport: z.object(page(1000)),
  adminArtistRulePreview: artistRule,
  adminArtistRuleAdd: artistRule,
  adminArtistRuleUndo: z.object({ id, undone: trueUnlessFalse }),
  adminArtistRules: z.object(page(50)),
  adminPictures: z.object(pictured),
  adminPictureChoose: z.object({ ...pictured, key: pictureKey }),
  adminPictureUpload: z.object(pictured),
  adminSources: none,
  adminSourcesSet: z
    .object({ enabled: sources, contact })
    .refine((given) => given.enabled.length === 0 || given.contact !== ''),
};
