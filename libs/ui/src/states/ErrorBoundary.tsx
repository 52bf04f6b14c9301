import { Component, type ReactNode } from 'react';
import { retryCounter } from './retry-counter.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** replaces the children after an error; `retry` renders them again */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** runs before the children are rendered again */
  onRetry?: () => void;
  /** a changed value (another page, another id) resets the error */
  resetKey?: string | number;
}

interface State {
  caught: { error: unknown } | null;
  resetKey: string | number | undefined;
}

/** The router throws redirects and "not found" through the tree; they are not errors of this block. */
const isRouting = (error: unknown): boolean =>
  error instanceof Response || (typeof error === 'object' && error !== null && 'isNotFound' in error);

/** Error boundary: catches errors of its children and renders `failed` instead. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    // Counted before the children render: a lazy component whose code failed to load would fail again at once.
    if (state.caught) retryCounter.count += 1;
    return { caught: null, resetKey: props.resetKey };
  }

  override componentWillUnmount(): void {
    if (this.state.caught) retryCounter.count += 1;
  }

  private readonly retry = () => {
    retryCounter.count += 1;
    this.props.onRetry?.();
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    if (isRouting(caught.error)) throw caught.error;
    return this.props.failed(caught.error, this.retry);
  }
}
