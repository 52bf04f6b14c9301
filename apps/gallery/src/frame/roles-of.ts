/** Roles of elements without a `role` attribute; elements that are missing here have none of interest. */
const IMPLICIT: Readonly<Record<string, string>> = {
  'a[href]': 'link',
  article: 'article',
  button: 'button',
  'h1, h2, h3, h4': 'heading',
  'img:not([alt=""])': 'img',
  'input[type="checkbox"]': 'checkbox',
  'input[type="radio"]': 'radio',
  'input:not([type]), input[type="text"], input[type="email"], textarea': 'textbox',
  nav: 'navigation',
  'section[aria-label], section[aria-labelledby]': 'region',
  table: 'table',
  'ul, ol': 'list',
};

/** Distinct ARIA roles inside an element, sorted; decorative parts are left out. */
export function rolesOf(root: Element): string[] {
  const roles = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('[aria-hidden="true"]')) continue;
    const implicit = Object.keys(IMPLICIT).find((selector) => element.matches(selector));
    const role = element.getAttribute('role') ?? (implicit === undefined ? undefined : IMPLICIT[implicit]);
    if (role !== undefined && role !== 'presentation' && role !== 'none') roles.add(role);
  }
  return [...roles].toSorted();
}
