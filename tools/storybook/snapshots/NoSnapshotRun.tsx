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
            Run <code>npm run storybook:find</code>: it builds Storybook, opens each snapshot once and puts
            what it saw into <code>storybook-static/snapshots</code>. Then open that Storybook.
          </>
        }
      />
    </Card>
  );
}
