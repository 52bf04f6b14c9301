import { endpoints, type Endpoint } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { answers } from '@qingyin/contract/testing';
import type { z } from 'zod';
import type { Case } from './cases/case.ts';
import { accountCases } from './cases/account.ts';
import { libraryCases } from './cases/library.ts';
import { songRatingCases } from './cases/song-ratings.ts';
import { musicLibraryCases } from './cases/music-library.ts';
import { musicCases } from './cases/music.ts';
import { artistRuleCases } from './cases/artist-rules.ts';
import { chosenPictureCases } from './cases/chosen-pictures.ts';
import { tagCorrectionCases } from './cases/tag-corrections.ts';
import { songReplacementCases } from './cases/song-replacements.ts';
import { musicLibraryAdministrationCases } from './cases/music-library-administration.ts';
import { postCases } from './cases/posts.ts';
import { socialCases } from './cases/social.ts';
import { socialExtensionCases } from './cases/social-extensions.ts';
import { systemCases } from './cases/system.ts';
import { videoCases } from './cases/video.ts';
import { otherClientsCases } from './cases/other-clients.ts';
import { cloudCases } from './cases/cloud.ts';
import { listeningCases } from './cases/listening.ts';

/** One case for each endpoint; an endpoint without a case fails the suite. */
export const cases: Record<string, Case> = {
  ...accountCases,
  ...musicLibraryAdministrationCases,
  ...tagCorrectionCases,
  ...songReplacementCases,
  ...artistRuleCases,
  ...chosenPictureCases,
  ...libraryCases,
  ...songRatingCases,
  ...musicCases,
  ...musicLibraryCases,
  ...socialCases,
  ...postCases,
  ...socialExtensionCases,
  ...systemCases,
  ...videoCases,
  ...cloudCases,
  ...listeningCases,
  ...otherClientsCases,
};

/** All endpoints with their names. */
export const namedEndpoints: [name: string, endpoint: Endpoint][] = Object.entries(endpoints).flatMap(
  ([area, group]) =>
    Object.entries(group).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
);

/** Schemas of a table by endpoint name. */
const byName = (table: Record<string, Record<string, z.ZodType>>): ReadonlyMap<string, z.ZodType> =>
  new Map(
    Object.entries(table).flatMap(([area, group]) =>
      Object.entries(group).map(([name, schema]): [string, z.ZodType] => [`${area}.${name}`, schema]),
    ),
  );

/** Schemas of answers by endpoint name. */
export const answerSchemas = byName(answers);
/** Schemas of parameters by endpoint name. */
export const paramSchemas = byName(schemas);
