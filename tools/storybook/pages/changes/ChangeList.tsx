import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { StatusPill } from '../../../../packages/ui/src/components/StatusPill/StatusPill';
import { color, fontSize, fontWeight, space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { parseAddress, toName } from '../../snapshots/address';
import { compareSnapshotRuns, type Change } from '../../snapshots/compareSnapshotRuns';
import { Screenshot } from '../../snapshots/Screenshot';
import type { StoredSnapshot } from '../../snapshots/snapshotRun';
import { useEarlierSnapshots } from '../../snapshots/useSnapshotRun';

const perPage = 24;
const tones = { new: 'good', gone: 'bad', changed: 'info' } as const;

/** Lists each new, removed or changed snapshot with its images before and after. */
export function ChangeList({ snapshots, since }: { snapshots: readonly StoredSnapshot[]; since: string }) {
  const earlier = useEarlierSnapshots(since);
  const [count, setCount] = useState(perPage);
  const changes = compareSnapshotRuns(earlier ?? [], snapshots);
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  if (changes.length === 0)
    return (
      <EmptyState
        title="Nothing looks different"
        reason={`All ${snapshots.length} snapshots are as they were.`}
      />
    );
  return (
    <>
      <p role="status">{`${of('changed')} changed, ${of('new')} new, ${of('gone')} gone, of ${snapshots.length} snapshots`}</p>
      <List>
        {changes.slice(0, count).map((change) => (
          <ChangeItem key={change.after?.key ?? change.before?.key} change={change} />
        ))}
      </List>
      {changes.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + perPage)}>
          {`Show more, ${changes.length - count} are left`}
        </Button>
      )}
    </>
  );
}

function ChangeItem({ change: { kind, before, after, modes } }: { change: Change }) {
  const snapshot = after ?? before;
  const mode = modes.includes('light 1440') ? 'light 1440' : (modes[0] ?? 'light 1440');
  if (!snapshot) return null;
  return (
    <Item>
      <Head>
        <h3>{after ? <StoryLink to={parseAddress(after)}>{toName(after)}</StoryLink> : toName(snapshot)}</h3>
        <StatusPill variant={tones[kind]}>{kind}</StatusPill>
      </Head>
      <Where>{`${snapshot.title.replaceAll('/', ' / ')}, ${modes.join(', ')}`}</Where>
      <Pair>
        {before && (
          <figure>
            <figcaption>Before</figcaption>
            <Screenshot snapshot={before} mode={mode} />
          </figure>
        )}
        {after && (
          <figure>
            <figcaption>{before ? 'After' : 'New'}</figcaption>
            <Screenshot snapshot={after} mode={mode} />
          </figure>
        )}
      </Pair>
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[4]};
`;

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: baseline;

  h3 {
    font-size: ${fontSize.figure};
    font-weight: ${fontWeight.heading};
  }
`;

const Where = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.small};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  align-items: start;

  figcaption {
    color: ${color.inkMuted};
    font-size: ${fontSize.small};
  }
`;
