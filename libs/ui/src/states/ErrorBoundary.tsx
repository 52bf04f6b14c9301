import { Component, type ReactNode } from 'react';
import { attempts } from './attempts.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** what stands in for the children; `retry` shows them again */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** runs before the children are shown again */
  onRetry?: () => void;
  /** another value (another page, another id) forgets the error */
  resetKey?: string | number;
}

interface State {
  caught: { error: unknown } | null;
  resetKey: string | number | undefined;
}

/** Answers of the router on their way up (redirect, not found) are no errors of this block. */
const isRouting = (error: unknown): boolean =>
  error instanceof Response || (typeof error === 'object' && error !== null && 'isNotFound' in error);

/** Keeps an error inside its block. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    // Before the children are drawn: a part whose code was lost would fail again at once.
    if (state.caught) attempts.count += 1;
    return { caught: null, resetKey: props.resetKey };
  }

  override componentWillUnmount(): void {
    if (this.state.caught) attempts.count += 1;
  }

  private readonly retry = () => {
    attempts.count += 1;
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
