import { EmptyState } from '../../../packages/ui/src/components/EmptyState/EmptyState';
import { Card } from '../../../packages/ui/src/components/Card/Card';

/** Explains how to make a snapshot run where an image page has none. */
export function NoSnapshotRun() {
  return (
    <Card>
      <EmptyState
        icon="search"
        title="This Storybook has not been looked at yet"
        reason={
          <>
            Run <code>npm run nightly -- snapshots</code>: it builds Storybook, opens each snapshot as
            Chromatic does and puts what it saw into <code>storybook-static/snapshots</code>. Then open that
            Storybook.
          </>
        }
      />
    </Card>
  );
}
