export { NameList } from './people/NameList.tsx';
export { PersonMenuButton } from './people/PersonMenuButton.tsx';
export { useHiddenState } from './people/use-hidden-state.ts';
export { useHidePerson } from './people/use-hide-person.ts';
export { reportReasons } from './report-reasons.ts';
export { useAdminRemove } from './use-admin-remove.tsx';
export { useReport } from './use-report.tsx';
