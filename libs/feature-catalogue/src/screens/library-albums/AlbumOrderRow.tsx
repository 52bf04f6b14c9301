import { FilterRow } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { albumsLink, type AlbumSearch } from './album-filter.ts';

/** Orders of the albums as links; by plays only for users, whose plays are counted. */
export function AlbumOrderRow({ search }: { search: AlbumSearch }) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const orders: readonly (readonly [AlbumSearch['order'], string])[] = [
    [undefined, t`名称`],
    ['added', t`最近添加`],
    ['artist', t`歌手`],
    ['year', t`年份`],
    ...(login ? [['plays', t`播放最多`] as const] : []),
    ['random', t`随机`],
  ];
  return (
    <FilterRow
      label={t`排序`}
      choices={orders.map(([order, label]) => ({
        key: order ?? '',
        label,
        link: albumsLink({ ...search, order }),
        chosen: order === search.order,
      }))}
    />
  );
}
