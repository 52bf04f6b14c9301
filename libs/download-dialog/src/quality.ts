import { type QualityLevel, qualityLevels } from '@qingyin/contract';
import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const USUAL: QualityLevel = 'exhigh';

/** Persisted download quality of this device. */
export const downloadQuality = persistedValue(
  queryRoots.system,
  'download-quality',
  (kept): QualityLevel => qualityLevels.find((level) => level === kept) ?? USUAL,
);

/** The download quality and its setter. */
export function useDownloadQuality(): [level: QualityLevel, choose: (level: QualityLevel) => void] {
  const queryClient = useQueryClient();
  const { data = USUAL } = useQuery(downloadQuality.query());
  return [data, (level) => void downloadQuality.keep(queryClient, level)];
}
