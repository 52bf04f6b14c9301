import { type Address, frameOf } from '../address.ts';
import classes from './Preview.module.css';

/** The component in a frame, which has its own window size, theme, language and direction. */
export function Preview({ address }: { address: Address }) {
  const src = frameOf(address);
  return (
    <div className={classes.place}>
      {/* A new frame for each address: navigating inside of one would add entries to the history. */}
      <iframe
        key={src}
        title={address.entry}
        src={src}
        className={classes.frame}
        data-width={address.width}
      />
    </div>
  );
}
