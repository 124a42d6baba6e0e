import { Component, type ReactNode } from "react";

export interface CrashBoundaryProps {
  /** What is open: another one is drawn anew. */
  at: unknown;
  /** Stands in the place of what could not be drawn. */
  crashed: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  crash: { error: unknown } | null;
}

/** Catches what fails while it is drawn. */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidUpdate({ at }: CrashBoundaryProps, { crash }: State) {
    if (crash && at !== this.props.at) this.setState({ crash: null });
  }

  override render() {
    const { crash } = this.state;
    return crash ? this.props.crashed(crash.error) : this.props.children;
  }
}
