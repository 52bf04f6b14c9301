import type { Db } from '@qingyin/server-db';
import { foldersByLibrary } from '../corrections/corrected-files.ts';
import { waitUntilDerived } from '../corrections/wait-until-derived.ts';
import type { ArtistRuleResult, ArtistRuleService } from './artist-rule-service.ts';
import { listArtistRules } from './heard-rules.ts';
import { previewArtistRule } from './preview-artist-rule.ts';
import { meantArtistIds, saveArtistRule, setRuleUndone } from './save-artist-rule.ts';

/** Longest time that a rule waits for its artists, ms; a large scan may be running. */
const LONGEST_WAIT_MS = 8000;

/** @param derive asks for a scan of folders of a library */
export function createArtistRules(
  db: Db,
  now: () => number,
  derive: (libraryId: number, folders: string[]) => void,
): ArtistRuleService {
  const apply = async ({
    id,
    rule,
    files,
  }: Awaited<ReturnType<typeof saveArtistRule>>): Promise<ArtistRuleResult> => {
    for (const [libraryId, folders] of foldersByLibrary(files)) derive(libraryId, folders);
    const applied = await waitUntilDerived(db, files, LONGEST_WAIT_MS);
    return { id, applied, artistIds: await meantArtistIds(db, rule) };
  };
  return {
    preview: (asked) => previewArtistRule(db, asked),
    add: async (userId, asked) => apply(await saveArtistRule(db, asked, { userId, now: now() })),
    setUndone: async (id, libraries, undone) =>
      apply(await setRuleUndone(db, id, libraries, undone ? now() : null)),
    list: (libraries, page) => listArtistRules(db, libraries, page),
  };
}
