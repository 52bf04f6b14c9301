import type { Case, Params } from './case.ts';

/** Call of administrators: the demo account is refused whatever it sends, except for parameters that are invalid. */
const forAdministrators = (params: Params, requiredPath: string, invalid: Params[] = []): Case => ({
  params,
  requiredPath,
  refused: [[params, 403], ...invalid.map((each): [Params, number] => [each, 400])],
  testedInTagCorrections: true,
  personal: true,
});
const correction = { songs: '10001', fields: '{"title":"名"}' };

export const tagCorrectionCases: Record<string, Case> = {
  'account.adminCorrectionTags': forAdministrators({ songs: '10001' }, 'data', [{ songs: 'x' }]),
  'account.adminCorrectionReadings': forAdministrators({ songs: '10001' }, 'data', [{ songs: 'x' }]),
  'account.adminCorrectionPreview': forAdministrators(correction, 'data', [{ songs: '1', fields: '{}' }]),
  'account.adminCorrectionAdd': forAdministrators(correction, 'id', [
    { songs: '', fields: '{"title":"名"}' },
  ]),
  'account.adminCorrectionUndo': forAdministrators({ id: 1 }, 'id', [{ id: 'one' }]),
  'account.adminCorrections': forAdministrators({}, 'data'),
  'account.adminCorrectionsExport': forAdministrators({}, 'data'),
};
