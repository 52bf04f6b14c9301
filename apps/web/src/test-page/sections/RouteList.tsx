import { useLingui } from '@lingui/react/macro';
import { Link, listRoutes } from '@qingyin/routing';
import { Card } from '../Card.tsx';
import styles from './Table.module.css';

/** Table of all routes, with links to those that need no parameters. */
export function RouteList() {
  const { t, i18n } = useLingui();
  const routes = listRoutes();
  const total = routes.length;
  return (
    <Card title={t`路由`}>
      <p className={styles.note}>{t`共 ${total} 条`}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`标题`}</th>
            <th scope="col">{t`路径`}</th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route) => (
            <tr key={route.path}>
              <th scope="row">{i18n._(route.title)}</th>
              <td>
                <code className={styles.path}>
                  {route.path.includes('$') ? route.path : <Link to={route.path}>{route.path}</Link>}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
