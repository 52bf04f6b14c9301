import { isOwnPath } from '@qingyin/device-storage';
import { useRouter } from '@qingyin/routing';
import { type MouseEvent } from 'react';

interface WebLinkProps {
  /** absolute, http or https */
  href: string;
  text: string;
  className?: string | undefined;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Link in a user-written text. Addresses of this installation navigate within the app, so that the music continues;
 * others open in a new tab without opener and referrer.
 */
export function WebLink({ href, text, className }: WebLinkProps) {
  const router = useRouter();
  const url = new URL(href);
  if (url.origin !== location.origin || !isOwnPath(url.pathname))
    return (
      <a
        href={href}
        className={className}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        // Addresses are written left to right in text of any direction.
        dir="ltr"
      >
        {text}
      </a>
    );
  return (
    <a
      href={href}
      className={className}
      dir="ltr"
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        router.history.push(`${url.pathname}${url.search}${url.hash}`);
      }}
    >
      {text}
    </a>
  );
}
