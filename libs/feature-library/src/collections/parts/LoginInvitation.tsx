import { Trans } from '@lingui/react/macro';

/** Text that invites a guest to log in. */
export const LoginInvitation = () => <Trans>登录后，你收藏的专辑、歌手、视频和专栏都在这里。</Trans>;
