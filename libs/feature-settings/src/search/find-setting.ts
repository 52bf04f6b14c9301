/** The element of a section that holds the setting with a title: a block, a group of choices, or a label. */
export function findSetting(section: HTMLElement, title: string): HTMLElement | undefined {
  for (const name of section.querySelectorAll<HTMLElement>('h3, legend, label')) {
    if (settingTitle(name) === title) return name.closest<HTMLElement>('fieldset, section, label') ?? name;
  }
  return section.querySelector<HTMLElement>(`section[aria-label="${CSS.escape(title)}"]`) ?? undefined;
}

/** The title in a heading, legend or label, without a note beside it. */
function settingTitle(name: HTMLElement): string {
  const own = [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
}
