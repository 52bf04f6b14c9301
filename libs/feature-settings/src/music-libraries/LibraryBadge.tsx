import { Trans } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { Badge } from '@qingyin/ui';

/** State of a music library in a word. */
export function LibraryBadge({ library: { removedAt, scan, state } }: { library: MusicLibrary }) {
  if (removedAt !== null)
    return (
      <Badge tone="quiet">
        <Trans>已移除</Trans>
      </Badge>
    );
  if (state === 'offline')
    return (
      <Badge tone="danger">
        <Trans context="音乐库">离线</Trans>
      </Badge>
    );
  if (scan)
    return (
      <Badge>
        <Trans>正在扫描</Trans>
      </Badge>
    );
  if (state === 'new')
    return (
      <Badge tone="quiet">
        <Trans>等待扫描</Trans>
      </Badge>
    );
  return (
    <Badge>
      <Trans context="音乐库">在线</Trans>
    </Badge>
  );
}
