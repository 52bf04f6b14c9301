import { Trans } from '@lingui/react/macro';
import { Button, EmptyState } from '@qingyin/ui';

/** Empty state of a filter without matches. */
export function NoFilterMatches({ query, onClear }: { query: string; onClear: () => void }) {
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
        没有名字里有“<bdi>{query}</bdi>”的人。
      </Trans>
    </EmptyState>
  );
}
