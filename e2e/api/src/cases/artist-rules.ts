import type { Case, Params } from './case.ts';

/** Call of administrators: the demo account is refused whatever it sends, except for parameters that are invalid. */
const forAdministrators = (params: Params, requiredPath: string, invalid: Params[] = []): Case => ({
  params,
  requiredPath,
  refused: [[params, 403], ...invalid.map((each): [Params, number] => [each, 400])],
  testedInArtistRules: true,
  personal: true,
});
const asked = { artist: 6101, rule: '{"names":["甲","乙"]}' };

export const artistRuleCases: Record<string, Case> = {
  'account.adminArtistRulePreview': forAdministrators(asked, 'data', [{ ...asked, rule: '{}' }]),
  'account.adminArtistRuleAdd': forAdministrators(asked, 'id', [{ ...asked, artist: 'x' }]),
  'account.adminArtistRuleUndo': forAdministrators({ id: 1 }, 'id', [{ id: 'one' }]),
  'account.adminArtistRules': forAdministrators({}, 'data'),
};
