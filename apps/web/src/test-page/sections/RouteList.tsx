import { useLingui } from '@lingui/react/macro';
import { listRoutes, useRouter } from '@qingyin/routing';
import { Badge } from '@qingyin/ui';
import { Card } from '../Card.tsx';
import styles from './Table.module.css';

/** Every route of the product, and whether its screen exists in this build. */
export function RouteList() {
  const { t, i18n } = useLingui();
  // Through the router and not from `screens.ts`, which imports this page.
  const { screens } = useRouter().options.context;
  const routes = listRoutes(screens);
  const built = routes.filter((route) => route.built).length;
  const total = routes.length;
  return (
    <Card title={t`路由`}>
      <p className={styles.note}>{t`共 ${total} 条，已完成 ${built} 条。`}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`标题`}</th>
            <th scope="col">{t`路径`}</th>
            <th scope="col">{t`状态`}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route) => (
            <tr key={route.path}>
              <th scope="row">{i18n._(route.title)}</th>
              <td>
                <code className={styles.path}>{route.path}</code>
              </td>
              <td>{route.built ? <Badge>{t`已完成`}</Badge> : <Badge tone="quiet">{t`未完成`}</Badge>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
