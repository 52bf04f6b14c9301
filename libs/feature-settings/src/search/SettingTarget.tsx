import { prefersReducedMotion } from '@qingyin/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { findSetting } from './find-setting.ts';
import classes from './SettingsSearch.module.css';

/** Time to wait for a section and its data, ms. */
const LOADING_MS = 8000;
/** Time the setting is highlighted, ms. */
const SHOWN_MS = 1600;
const FADING_MS = 400;

export interface SettingTargetProps {
  /** title of the setting that is shown; null: none */
  title: string | null;
  children: ReactNode;
}

/** A settings section. When the setting with the title appears in it, it is scrolled to, focused and highlighted. */
export function SettingTarget({ title, children }: SettingTargetProps) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = part.current;
    if (!section || title === null) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let shown: HTMLElement | undefined;
    const show = (): boolean => {
      shown = findSetting(section, title);
      if (!shown) return false;
      const setting = shown;
      setting.scrollIntoView({
        block: 'center',
        behavior: prefersReducedMotion(setting) ? 'instant' : 'smooth',
      });
      setting.querySelector<HTMLElement>('input:checked, input, button, a')?.focus({ preventScroll: true });
      setting.dataset['settingFound'] = '';
      timers.push(setTimeout(() => (setting.dataset['settingFound'] = 'fading'), SHOWN_MS));
      timers.push(setTimeout(() => delete setting.dataset['settingFound'], SHOWN_MS + FADING_MS));
      return true;
    };
    const observer = new MutationObserver(() => show() && observer.disconnect());
    if (!show()) {
      observer.observe(section, { childList: true, subtree: true });
      timers.push(setTimeout(() => observer.disconnect(), LOADING_MS));
    }
    return () => {
      observer.disconnect();
      timers.forEach(clearTimeout);
      if (shown) delete shown.dataset['settingFound'];
    };
  }, [title]);
  return (
    <div ref={part} className={classes.part}>
      {children}
    </div>
  );
}
