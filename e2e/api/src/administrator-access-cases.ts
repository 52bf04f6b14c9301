import type { AccessCase } from './access-case.ts';

const change = 'changes something';
const noFacts = 'the library of this test has no facts of files';
const anyLists = { lists: () => [{}] };

/** Calls of administrators that name songs, albums or artists of music libraries. */
export const administratorAccessCases: Record<string, AccessCase> = {
  'account.adminCorrectionTags': { about: ({ song }) => [{ songs: song }], unseen: noFacts },
  'account.adminCorrectionReadings': { about: ({ song }) => [{ songs: song }], unseen: noFacts },
  'account.adminCorrectionPreview': {
    about: ({ song }) => [{ songs: song, fields: '{"year":2000}' }],
    unseen: noFacts,
  },
  'account.adminCorrectionAdd': { unseen: change },
  'account.adminCorrectionUndo': { unseen: change },
  'account.adminCorrections': { ...anyLists, unseen: noFacts },
  'account.adminCorrectionsExport': { ...anyLists, unseen: noFacts },
  'account.adminMissingSongs': { ...anyLists, unseen: noFacts },
  'account.adminReplacementPreview': {
    about: ({ song }) => [{ pairs: `${song}:` }, { pairs: `${song}:${song + 1}` }],
    unseen: noFacts,
  },
  'account.adminReplacementAdd': { unseen: change },
  'account.adminReplacementUndo': { unseen: change },
  'account.adminReplacements': { ...anyLists, unseen: noFacts },
  'account.adminDuplicates': { ...anyLists, unseen: noFacts },
  'account.adminDuplicatesKeep': { unseen: change },
  'account.adminArtistRulePreview': {
    about: ({ artist }) => [{ artist, rule: '{"whole":"名"}' }],
    unseen: noFacts,
  },
  'account.adminArtistRuleAdd': { unseen: change },
  'account.adminArtistRuleUndo': { unseen: change },
  'account.adminArtistRules': { ...anyLists, unseen: noFacts },
  'account.adminPictures': {
    about: ({ album, artist }) => [
      { kind: 'album', id: album },
      { kind: 'artist', id: artist },
    ],
    unseen: noFacts,
  },
  'account.adminPictureChoose': { unseen: change },
  'account.adminPictureUpload': { unseen: change },
};
