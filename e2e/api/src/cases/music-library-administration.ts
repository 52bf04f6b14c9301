import type { Case, Params } from './case.ts';

/** Call of administrators: the demo account is refused whatever it sends, except for parameters that are invalid. */
const forAdministrators = (params: Params, requiredPath: string, invalid: Params[] = []): Case => ({
  params,
  requiredPath,
  refused: [[params, 403], ...invalid.map((each): [Params, number] => [each, 400])],
  testedInMusicLibraries: true,
  personal: true,
});
const folder = { path: '/music', name: '音乐' };

export const musicLibraryAdministrationCases: Record<string, Case> = {
  'account.adminLibraries': forAdministrators({}, 'data'),
  'account.adminLibraryCheck': forAdministrators({ path: '/music' }, 'data.problem', [
    { path: '' },
    { path: '/'.repeat(5000) },
  ]),
  'account.adminLibraryAdd': forAdministrators(folder, 'data.id', [
    { ...folder, name: ' ' },
    { ...folder, name: '名'.repeat(101) },
    { ...folder, members: 'everyone' },
    { ...folder, members: Array.from({ length: 501 }, (_, at) => at + 1).join(',') },
  ]),
  'account.adminLibraryUpdate': forAdministrators({ id: 1, watch: false }, 'code', [{ id: '1 or 1=1' }]),
  'account.adminLibraryScan': forAdministrators({ id: 1, full: true }, 'code', [{ id: -1 }]),
  'account.adminLibraryRemove': forAdministrators({ id: 1 }, 'code'),
  'account.adminLibraryRestore': forAdministrators({ id: 1 }, 'code'),
  'account.adminLibraryConfirm': forAdministrators({ id: 1 }, 'code'),
  'account.adminLibraryProblems': forAdministrators({ id: 1 }, 'data'),
};
