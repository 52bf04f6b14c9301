import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { capabilitiesQuery } from '@qingyin/data-account';
import { SMART_PLAYLISTS, smartPlaylistsQuery } from '@qingyin/data-library';
import { Link, useNavigate } from '@qingyin/routing';
import { Button, SkeletonText } from '@qingyin/ui';
import { IconPlus, IconSparkles } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import classes from './SmartPlaylistSection.module.css';
import { useSmartPlaylistDialog } from './use-smart-playlist-dialog.tsx';

/** Section of smart playlists with a button for a new one. Renders nothing when the service lacks the capability. */
export function SmartPlaylistSection({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data: able } = useQuery(capabilitiesQuery());
  const navigate = useNavigate();
  const builder = useSmartPlaylistDialog(userId);
  if (!able?.features.includes(SMART_PLAYLISTS)) return null;
  const make = () =>
    builder.open({
      onSaved: ({ id }) => void navigate({ to: '/my-playlist', search: { smart: String(id) } }),
    });
  return (
    <>
      <Section
        title={t`智能歌单`}
        pending={<SkeletonText lines={2} />}
        resetKey={userId}
        more={
          <Button
            size="s"
            variant="plain"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            aria-haspopup="dialog"
            onPointerEnter={builder.prefetch}
            onClick={make}
          >
            <Trans>新建智能歌单</Trans>
          </Button>
        }
      >
        <SmartLinks userId={userId} />
      </Section>
      {builder.dialog}
    </>
  );
}

function SmartLinks({ userId }: { userId: string }) {
  const { data: lists } = useSuspenseQuery(smartPlaylistsQuery(userId));
  if (lists.length === 0)
    return (
      <p className={classes.none}>
        <Trans>定下规则，歌单自己更新：比如最近喜欢的、很久没听的、某位歌手的。</Trans>
      </p>
    );
  return (
    <ul className={classes.links}>
      {lists.map(({ id, name }) => (
        <li key={id}>
          <Link to="/my-playlist" search={{ smart: String(id) }} className={classes.link}>
            <IconSparkles size={18} stroke={1.75} aria-hidden />
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
