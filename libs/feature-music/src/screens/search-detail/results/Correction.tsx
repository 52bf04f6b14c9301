import { Trans } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { searchLink, type Search } from '../search-params.ts';
import classes from './Correction.module.css';

interface CorrectionProps {
  search: Search;
  /** suggested query */
  corrected: string;
}

/** Line with a link to the suggested query. */
export const DidYouMean = ({ search: { type }, corrected }: CorrectionProps) => (
  <p className={classes.line}>
    <Trans>
      你是不是要找：
      <Link {...searchLink({ type, query: corrected, page: 1 })} className={classes.link}>
        <bdi>{corrected}</bdi>
      </Link>
    </Trans>
  </p>
);

/** Line that names the suggested query, whose results are shown, with a link to the query as it was written. */
export const ShownInstead = ({ search: { type, query }, corrected }: CorrectionProps) => (
  <p className={classes.line}>
    <span>
      <Trans>显示“{corrected}”的结果。</Trans>
    </span>
    <Link {...searchLink({ type, query, page: 1, exact: true })} className={classes.link}>
      <Trans>仍然搜索“{query}”</Trans>
    </Link>
  </p>
);
