import { Component, type ComponentType, type ReactNode } from 'react';

/** Keeps a failing island to itself: the text around it stays, and a way on is offered. */
class IslandBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <p>
          <strong>Unexpected Application Error!</strong>
        </p>
        <p>
          This part of the page stopped working. The rest of the page still works. <a href="">Load the page again</a>,
          or go <a href="/">home</a>.
        </p>
      </div>
    );
  }
}

/** An island inside its boundary. */
export const withBoundary =
  <Props extends object>(Island: ComponentType<Props>) =>
  (props: Props) => (
    <IslandBoundary>
      <Island {...props} />
    </IslandBoundary>
  );
