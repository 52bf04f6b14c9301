import { Plural, Trans } from '@lingui/react/macro';
import type { ArtistRuleRequest } from '@qingyin/contract';
import { artistRulePreviewQuery } from '@qingyin/data-account';
import { useDebouncedValue } from '@qingyin/list-layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChangePreview } from './ChangePreview.tsx';

/** Time after the last change of the form, ms. */
const TYPING_MS = 400;

interface ArtistRuleChangesProps {
  artistId: number;
  /** undefined while the form is incomplete */
  rule: ArtistRuleRequest | undefined;
}

/** How many songs and which albums a rule of an artist's name would change. */
export function ArtistRuleChanges({ artistId, rule }: ArtistRuleChangesProps) {
  const text = useDebouncedValue(rule ? JSON.stringify(rule) : '', TYPING_MS);
  const settled = text ? (JSON.parse(text) as ArtistRuleRequest) : undefined;
  const { data, error, refetch } = useQuery({
    ...artistRulePreviewQuery(artistId, settled ?? { whole: '' }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <ChangePreview
      note={!rule && <Trans>填好后，这里会显示结果。</Trans>}
      albums={data?.albums}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.songs === 0 ? (
        <Trans>没有歌会变。</Trans>
      ) : data?.complete ? (
        <Plural value={data.songs} other="会改动 # 首歌。" />
      ) : (
        <Plural value={data?.songs ?? 0} other="至少会改动 # 首歌。" />
      )}
    </ChangePreview>
  );
}
