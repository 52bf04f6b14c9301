/**
 * Ref of an element that keeps the focus while `active`: its first control takes the focus, and Tab goes round in
 * it. For panels that cover the page without being a `Sheet` or `Dialog`, which trap the focus themselves.
 */
export { useFocusTrap } from '@mantine/hooks';
