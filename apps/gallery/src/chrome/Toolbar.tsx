import { SegmentedControl } from '@qingyin/player-react';
import { type Address } from '../address.ts';
import classes from './Toolbar.module.css';

interface ToolbarProps {
  address: Address;
  onChange: (change: Partial<Address>) => void;
}

/** Choices of how the component is shown. */
export function Toolbar({ address, onChange }: ToolbarProps) {
  return (
    <div role="group" aria-label="View" className={classes.toolbar}>
      <SegmentedControl
        label="Theme"
        value={address.theme}
        options={[
          { value: 'light', text: 'Light' },
          { value: 'dark', text: 'Dark' },
        ]}
        onChange={(theme) => onChange({ theme })}
      />
      <SegmentedControl
        label="Language and direction"
        value={address.language}
        options={[
          { value: 'zh-CN', text: 'Chinese' },
          { value: 'en-US', text: 'English' },
          { value: 'ar-EG', text: 'Right to left (Arabic)' },
        ]}
        onChange={(language) => onChange({ language })}
      />
      <SegmentedControl
        label="Width"
        value={address.width}
        options={[
          { value: 'desktop', text: 'Desktop' },
          { value: 'phone', text: 'Phone, 390 px' },
        ]}
        onChange={(width) => onChange({ width })}
      />
    </div>
  );
}
