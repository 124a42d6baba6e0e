import { Component, type ErrorInfo, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** Shown in the place of what could not be drawn. */
  fallback: (error: unknown) => ReactNode;
  /** Told of each failure, to report it. */
  onError?: (error: unknown, componentStack: string) => void;
  children: ReactNode;
}

/** Replaces what failed to draw; give it a `key` that changes with the page to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null as unknown, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? "");
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
