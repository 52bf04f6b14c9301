export { actionBar, ACTION_BAR_MS, type ActionOffer, undoByKey } from './feedback/action-bar.ts';
export { attempt } from './feedback/attempt.ts';
export { ActionBarHost } from './feedback/ActionBarHost.tsx';
export { messageTime, type MessageTime } from './feedback/message-time-choice.ts';
export { message, MESSAGE_MS, type MessageKind } from './feedback/message.ts';
export { MessageHost } from './feedback/MessageHost.tsx';
export { navProgress, NAV_PROGRESS_MS } from './feedback/nav-progress.ts';
export { NavProgress } from './feedback/NavProgress.tsx';

export { Badge, type BadgeProps } from './controls/Badge.tsx';
export { Button, buttonClass, type ButtonProps } from './controls/Button.tsx';
export { classNames } from './controls/class-names.ts';
export { IconButton, type IconButtonProps } from './controls/IconButton.tsx';
export { TabSection, type TabSectionProps } from './controls/TabSection.tsx';
export { Tabs, type TabsProps } from './controls/Tabs.tsx';
export { tabLinkClass, TabLinks, type TabLinksProps } from './controls/TabLinks.tsx';

export { draggedSongs, type DraggedSongs } from './drop/dragged-songs.ts';
export { dragSongs } from './drag/drag-songs.ts';
export { setCardDragImage } from './drag/set-card-drag-image.ts';
export { prepareDrag } from './drag/prepare-drag.ts';
export { lazyEdgeScroll } from './drag/lazy-edge-scroll.ts';
export type { EdgeScroll } from './drag/edge-scroll.ts';
export { useSongDrop, type SongDrop } from './drop/use-song-drop.ts';

export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { FieldFrame, type FieldFrameProps } from './fields/FieldFrame.tsx';
export { focusFirstError } from './fields/focus-first-error.ts';
export { LinkField, type LinkFieldProps } from './fields/LinkField.tsx';
export { PasswordField } from './fields/PasswordField.tsx';
export { RadioList, type RadioListProps } from './fields/RadioList.tsx';
export { Select, type SelectProps } from './fields/select/Select.tsx';
export { SelectField, type SelectFieldProps } from './fields/select/SelectField.tsx';
export type { SelectOption } from './fields/select/select-option.ts';
export { StarRating, type StarRatingProps } from './fields/StarRating.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';

export { Avatar, type AvatarProps } from './media/Avatar.tsx';
export { BrandLogo } from './media/BrandLogo.tsx';
export { coverSrcSet, coverUrl } from './media/cover-url.ts';
export { CoverImage, type CoverImageProps } from './media/CoverImage.tsx';
export { PlayingIndicator } from './media/PlayingIndicator.tsx';

export { isImeKey } from './keys/is-ime-key.ts';
export { isHandledByTarget, isTextInput } from './keys/is-handled-by-target.ts';

export type { Anchor } from './overlays/anchor.ts';
export type { MenuEntry, MenuProps } from './overlays/menu-entry.ts';
export { SettingsDialog, type SettingsDialogProps, type SettingsSection } from './settings/index.ts';

export { describeActionFailure } from './states/describe-action-failure.ts';
export { describeError, type ErrorDescription } from './states/describe-error.ts';
export { InlineError } from './states/InlineError.tsx';
export type { Axis, Direction, Movement } from './drag/swipe.ts';
export { watchSwipes } from './drag/watch-swipes.ts';
export { animateBack, animationsAllowed, setDragTransform } from './drag/drag-transform.ts';
export { Drawing, preloadDrawings, type DrawingName } from './states/Drawing.tsx';
export { EmptyState, type EmptyStateProps } from './states/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './states/ErrorBoundary.tsx';
export { OptionalBoundary, type OptionalBoundaryProps } from './states/OptionalBoundary.tsx';
export { lazyComponent } from './states/lazy-component.tsx';
export { useLazyComponent } from './states/use-lazy-component.ts';
export { ErrorState, type ErrorStateProps } from './states/ErrorState.tsx';
export { setChunkErrorHandler, type ChunkErrorOutcome } from './states/chunk-error-handler.ts';
export { Loading, type LoadingProps } from './states/Loading.tsx';
export { QueryBoundary, type QueryBoundaryProps } from './states/QueryBoundary.tsx';
export { Skeleton, SkeletonText, type SkeletonProps } from './states/Skeleton.tsx';

export { CatalogueText, type CatalogueTextProps } from './text/CatalogueText.tsx';
export { useActionLabel } from './text/use-action-label.ts';
export { textScale } from './text/text-scale.ts';

export { colorScheme, SCHEME_COOKIE, type ColorScheme } from './theme/color-scheme.ts';
export { layers, type Layer } from './theme/layers.ts';
export { qing, theme } from './theme/theme.ts';
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
export { useColorScheme } from './theme/use-color-scheme.ts';
export { useScrollToCurrent } from './use-scroll-to-current.ts';
export { PHONE_QUERY, useMediaQuery, usePhone } from './use-media-query.ts';
export { ownerWindow } from './owner-window.ts';
export { prefersReducedMotion } from './prefers-reduced-motion.ts';
