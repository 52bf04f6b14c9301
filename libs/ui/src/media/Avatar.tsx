import { CoverImage } from './CoverImage.tsx';
import classes from './Avatar.module.css';

export interface AvatarProps {
  src: string | null | undefined;
  /** the person's name; its first letter stands in for a missing picture. Decoration: the name is said beside it */
  name: string;
  /** CSS px */
  size: number;
}

/** A round portrait of fixed size. */
export function Avatar({ src, name, size }: AvatarProps) {
  const [letter = ''] = name.trim();
  return (
    <span
      className={classes.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42 }}
      aria-hidden
    >
      {src ? <CoverImage src={src} alt="" size={size} radius="round" /> : letter.toUpperCase()}
    </span>
  );
}
