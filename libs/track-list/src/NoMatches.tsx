import { Trans } from '@lingui/react/macro';
import { Button, EmptyState } from '@qingyin/ui';

/** Empty state of a song table whose filter has no matches. */
export default function NoMatches({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState
      drawing="boat"
      action={
        <Button onClick={onClear}>
          <Trans>清除筛选</Trans>
        </Button>
      }
    >
      <Trans>
        没有符合“<bdi>{query}</bdi>”的歌。
      </Trans>
    </EmptyState>
  );
}
