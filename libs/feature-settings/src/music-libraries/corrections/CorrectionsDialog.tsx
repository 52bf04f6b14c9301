import { useCapability } from '@qingyin/auth-gate';
import { saveText } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ARTIST_RULES,
  artistRulesQuery,
  correctionsQuery,
  loadArtistRules,
  loadExportedCorrections,
} from '@qingyin/data-account';
import { attempt, Button } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArtistRuleRow } from './ArtistRuleRow.tsx';
import { CorrectionRow } from './CorrectionRow.tsx';
import { MadeList } from './MadeList.tsx';

/** Corrections of songs and of artists, latest first, each with its undo, and their export. */
export function CorrectionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const hasRules = useCapability(ARTIST_RULES);
  const songs = useInfiniteQuery(correctionsQuery());
  const artists = useInfiniteQuery({ ...artistRulesQuery(), enabled: hasRules });
  const corrections = songs.data?.pages.flatMap((page) => page.made);
  const rules = artists.data?.pages.flatMap((page) => page.made);
  const save = () =>
    attempt(t`没能导出更正`, async () =>
      saveText(
        'qingyin-corrections.json',
        JSON.stringify(
          {
            songs: await loadExportedCorrections(),
            ...(hasRules && { artists: await loadArtistRules() }),
          },
          null,
          2,
        ),
        'application/json',
      ),
    );
  const any = (corrections?.length ?? 0) + (rules?.length ?? 0) > 0;
  return (
    <Dialog
      title={t`更正记录`}
      width={560}
      onClose={onClose}
      fullOnPhone
      actions={
        any && (
          <Button onClick={() => void save()}>
            <Trans>导出</Trans>
          </Button>
        )
      }
    >
      <MadeList
        title={t`歌曲`}
        made={corrections}
        empty={<Trans>还没有更正过歌曲信息。在专辑页或歌曲的菜单里可以更正。</Trans>}
        {...{ error: songs.error, hasMore: songs.hasNextPage, isFetching: songs.isFetching }}
        onMore={() => void songs.fetchNextPage()}
        onRetry={() => void songs.refetch()}
        rowOf={(correction) => <CorrectionRow key={correction.id} correction={correction} />}
      />
      {hasRules && (
        <MadeList
          title={t`歌手`}
          made={rules}
          empty={<Trans>还没有更正过歌手。在歌手页可以更正。</Trans>}
          {...{ error: artists.error, hasMore: artists.hasNextPage, isFetching: artists.isFetching }}
          onMore={() => void artists.fetchNextPage()}
          onRetry={() => void artists.refetch()}
          rowOf={(rule) => <ArtistRuleRow key={rule.id} rule={rule} />}
        />
      )}
    </Dialog>
  );
}
