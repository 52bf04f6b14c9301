import type { Case, Params } from './case.ts';

const KEY = `music-${'a'.repeat(64)}`;
const album = { kind: 'album', id: 1 };

/** Call of administrators: the demo account is refused whatever it sends, except for parameters that are invalid. */
const forAdministrators = (params: Params, requiredPath: string, invalid: Params[]): Case => ({
  params,
  requiredPath,
  refused: [[params, 403], ...invalid.map((each): [Params, number] => [each, 400])],
  testedInChosenPictures: true,
  personal: true,
});

export const chosenPictureCases: Record<string, Case> = {
  'account.adminPictures': forAdministrators(album, 'data.url', [{ kind: 'song', id: 1 }]),
  'account.adminPictureChoose': forAdministrators({ ...album, key: KEY }, 'data.id', [
    { ...album, key: '../../etc/passwd' },
    { ...album, key: `up-${'a'.repeat(64)}` },
  ]),
  'account.adminPictureUpload': forAdministrators(album, 'data.id', [{ kind: 'album', id: 'one' }]),
  'account.adminSources': { ...forAdministrators({}, 'data', []), testedInOutsideSources: true },
  'account.adminSourcesSet': {
    ...forAdministrators({ enabled: '', contact: '' }, 'code', [
      { enabled: 'elsewhere', contact: 'a@example.org' },
      { enabled: 'musicbrainz', contact: '' },
      { enabled: 'musicbrainz', contact: 'a)\r\nCookie: b' },
    ]),
    testedInOutsideSources: true,
  },
};
