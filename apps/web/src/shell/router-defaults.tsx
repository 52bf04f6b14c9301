import { Trans } from '@lingui/react/macro';
import { Link, useRouter, type ErrorComponentProps, type RouterDefaults } from '@qingyin/routing';
import { buttonClass, EmptyState, ErrorState, Loading } from '@qingyin/ui';
import { RootView } from './RootView.tsx';

function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <ErrorState asHeading error={error} onRetry={() => void router.invalidate()} />;
}

function HomeLink() {
  return (
    <Link to="/personal-recommendation" className={buttonClass('filled')}>
      <Trans>回到首页</Trans>
    </Link>
  );
}

function NotFound() {
  return (
    <EmptyState asHeading action={<HomeLink />}>
      <Trans>没有这个页面</Trans>
    </EmptyState>
  );
}

/** Default components of routes: root, pending, error and not-found states. */
export const routerDefaults: RouterDefaults = {
  root: RootView,
  pending: Loading,
  error: PageError,
  notFound: NotFound,
};
