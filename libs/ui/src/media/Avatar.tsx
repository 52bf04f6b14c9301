import { CoverImage } from './CoverImage.tsx';
import classes from './Avatar.module.css';

export interface AvatarProps {
  src: string | null | undefined;
  /** user's name; its first letter replaces a missing picture. Decorative: the name must stand beside it */
  name: string;
  /** diameter, CSS px */
  size: number;
}

/** Round profile picture of a fixed size. */
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
