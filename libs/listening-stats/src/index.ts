export { ListeningReport } from './ListeningReport.tsx';
export { ReportSkeleton } from './ReportSkeleton.tsx';
export type { ReportPeriod } from './report-periods.ts';
