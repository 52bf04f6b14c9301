import { BrandLogo } from '@qingyin/ui';
import styles from './BrandMark.module.css';

/** Logo and logotype of the product. The logotype is a picture in CSS: links around it have names of their own. */
export function BrandMark() {
  return (
    <span className={styles.mark}>
      <BrandLogo size={28} />
      <span className={styles.name} lang="zh-CN" />
    </span>
  );
}
