import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { layers } from './layers.ts';

/**
 * Palette of the brand colour, from lightest to darkest; index 6 is the exact brand colour
 * (docs/specification/visual-design.md, docs/specification/constants.md).
 */
export const qing: MantineColorsTuple = [
  '#e9f8f5',
  '#d0efe9',
  '#a3dfd4',
  '#70cdbd',
  '#43bda9',
  '#24ab97',
  '#169987',
  '#0f7f70',
  '#0b6a5e',
  '#06524a',
];

/** Theme of the Mantine components in use (dialogs, drawers, popovers, tooltips): brand colour, radii and layers. */
export const theme = createTheme({
  colors: { qing },
  primaryColor: 'qing',
  primaryShade: 6,
  white: '#ffffff',
  black: '#1b2624',
  fontFamily: 'var(--qy-font)',
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { zIndex: layers.dialog, radius: 'lg', centered: true } },
    Drawer: { defaultProps: { zIndex: layers.dialog } },
    Popover: { defaultProps: { zIndex: layers.popover } },
    Tooltip: { defaultProps: { zIndex: layers.tooltip } },
  },
});

const semantic = {
  '--mantine-color-body': 'var(--qy-page)',
  '--mantine-color-text': 'var(--qy-text)',
  '--mantine-color-dimmed': 'var(--qy-text-2)',
  '--mantine-color-placeholder': 'var(--qy-text-2)',
  '--mantine-color-anchor': 'var(--qy-accent-text)',
  '--mantine-color-error': 'var(--qy-danger)',
  '--mantine-color-default': 'var(--qy-raised)',
  '--mantine-color-default-hover': 'var(--qy-hover)',
  '--mantine-color-default-color': 'var(--qy-text)',
  '--mantine-color-default-border': 'var(--qy-border)',
};

/** Maps Mantine's semantic colours to the design tokens, so that its components follow light and dark. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-z-index-max': String(layers.progress) },
  light: semantic,
  dark: semantic,
});
