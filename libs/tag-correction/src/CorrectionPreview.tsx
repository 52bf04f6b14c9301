import { Plural, Trans } from '@lingui/react/macro';
import type { TagCorrection } from '@qingyin/contract';
import { correctionPreviewQuery } from '@qingyin/data-account';
import { useDebouncedValue } from '@qingyin/list-layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChangePreview } from './ChangePreview.tsx';

/** Time after the last change of the form, ms. */
const TYPING_MS = 400;

interface CorrectionPreviewProps {
  songIds: readonly number[];
  fields: TagCorrection;
  isChanged: boolean;
}

/** What a correction would change: songs, and albums that get more or fewer of them. */
export function CorrectionPreview({ songIds, fields, isChanged }: CorrectionPreviewProps) {
  const settled = JSON.parse(useDebouncedValue(JSON.stringify(fields), TYPING_MS)) as TagCorrection;
  const isSettled = Object.keys(settled).length > 0;
  const { data, error, refetch } = useQuery({
    ...correctionPreviewQuery(songIds, settled),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  return (
    <ChangePreview
      note={!isChanged && <Trans>改动后，这里会显示结果。</Trans>}
      albums={data?.albums}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.changed === 0 ? (
        <Trans>没有歌会变。</Trans>
      ) : (
        <Plural value={data?.changed ?? 0} other="会改动 # 首歌。" />
      )}
    </ChangePreview>
  );
}
