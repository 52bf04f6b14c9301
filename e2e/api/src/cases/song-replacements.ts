import type { Case, Params } from './case.ts';

/** Call of administrators: the demo account is refused whatever it sends, except for parameters that are invalid. */
const forAdministrators = (params: Params, requiredPath: string, invalid: Params[] = []): Case => ({
  params,
  requiredPath,
  refused: [[params, 403], ...invalid.map((each): [Params, number] => [each, 400])],
  testedInSongReplacements: true,
  personal: true,
});
const pairs = [{ pairs: '1' }, { pairs: '1:2:3' }, { pairs: ':2' }, { pairs: '' }];

export const songReplacementCases: Record<string, Case> = {
  'account.adminMissingSongs': forAdministrators({}, 'data'),
  'account.adminReplacementPreview': forAdministrators({ pairs: '10001:10002' }, 'data', pairs),
  'account.adminReplacementAdd': forAdministrators({ pairs: '10001:' }, 'ids', pairs),
  'account.adminReplacementUndo': forAdministrators({ id: 1 }, 'code', [{ id: 'one' }]),
  'account.adminReplacements': forAdministrators({}, 'data'),
  'account.adminDuplicates': forAdministrators({}, 'data'),
  'account.adminDuplicatesSearch': forAdministrators({}, 'code'),
  'account.adminDuplicatesKeep': forAdministrators({ id: 1 }, 'code', [{ id: 'one' }]),
};
