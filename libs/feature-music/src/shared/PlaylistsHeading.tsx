import { useTagName } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ALL_PLAYLISTS } from '@qingyin/data-music';

/** Visually hidden heading of a category's playlists. */
export function PlaylistsHeading({ cat }: { cat: string }) {
  const { t } = useLingui();
  const name = useTagName()(cat);
  return <h2 className="qy-unseen">{cat === ALL_PLAYLISTS ? t`全部歌单` : <Trans>歌单：{name}</Trans>}</h2>;
}
