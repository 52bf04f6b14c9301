// Order matters: Mantine's variables first, the overrides after them.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import './tokens.css';
import './fonts.css';
import './base.css';
import './forced-colors.css';
