import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { layers } from './layers.ts';

/** The glaze, from lightest to darkest; index 6 is the brand colour and exact (look.md, seed §9). */
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

/** Ink that is readable on the accent fill (5.4:1; white would be 3.5:1). */
const INK_ON_ACCENT = '#0b1110';

const inputNames = [
  'Input',
  'InputBase',
  'TextInput',
  'PasswordInput',
  'Textarea',
  'NumberInput',
  'Autocomplete',
  'Select',
  'MultiSelect',
  'TagsInput',
  'PinInput',
] as const;

/** Mantine in Qingyin's clothes: glaze as primary colour, inputs with `autoComplete` off, overlays on our layers. */
export const theme = createTheme({
  colors: { qing },
  primaryColor: 'qing',
  primaryShade: 6,
  white: '#ffffff',
  black: '#1b2624',
  fontFamily: 'var(--qy-font)',
  headings: { fontFamily: 'var(--qy-font)', fontWeight: '600' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' && (input.color ?? 'qing') === 'qing'
      ? { ...colors, color: INK_ON_ACCENT }
      : colors;
  },
  components: {
    ...Object.fromEntries(inputNames.map((name) => [name, { defaultProps: { autoComplete: 'off' } }])),
    Modal: { defaultProps: { zIndex: layers.dialog, radius: 'lg', centered: true } },
    Drawer: { defaultProps: { zIndex: layers.dialog } },
    Popover: { defaultProps: { zIndex: layers.popover } },
    Combobox: { defaultProps: { zIndex: layers.popover } },
    Menu: { defaultProps: { zIndex: layers.popover } },
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

/** Points Mantine's semantic colours at ours, so that its parts follow light and dark without knowing them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-z-index-max': String(layers.progress) },
  light: semantic,
  dark: semantic,
});
