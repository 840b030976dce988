import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../../../../packages/ui/src/components/Button/Button';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { TextField } from '../../../../packages/ui/src/components/TextField/TextField';
import { color } from '../../../../packages/ui/src/tokens';
import { useAddressed, useGlobals } from '../../docs/globals';
import { findSnapshots } from '../../snapshots/findSnapshots';
import { SnapshotCard } from '../../snapshots/SnapshotCard';
import { NoSnapshotRun } from '../../snapshots/WithSnapshotRun';
import type { Snapshot, SnapshotRun } from '../../snapshots/snapshotRun';
import { BoardWidthChoice, getBoardWidth } from '../../states/BoardWidthChoice';
import { Columns, Muted, Page, SearchBar } from '../kit/Page';

const perPage = 48;

const intro: ReactNode =
  'Every visible text: type what you read on a screen to find the snapshots that show it. The address has the search.';

/** Finds the snapshots that show a text. */
export function FindPage({ run }: { run: SnapshotRun<Snapshot> | undefined }) {
  const [search, setSearch] = useAddressed('search');
  const { board, theme } = useGlobals();
  const width = getBoardWidth(board);
  const wanted = useDeferredValue(search);
  const [most, setMost] = useState({ of: wanted, count: perPage });
  const count = most.of === wanted ? most.count : perPage;
  if (!run)
    return (
      <Page title="Find" lead={intro}>
        <NoSnapshotRun />
      </Page>
    );
  const found = findSnapshots(wanted, run.snapshots);
  return (
    <Page title="Find" lead={intro}>
      <SearchBar>
        <TextField
          label="Text on a screen"
          type="search"
          placeholder="Insufficient balance"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <BoardWidthChoice />
        <p role="status">
          {wanted.trim() === ''
            ? `${run.snapshots.length} snapshots to search in`
            : `${found.length} of ${run.snapshots.length} snapshots`}
        </p>
      </SearchBar>
      {wanted.trim() !== '' && found.length === 0 && (
        <EmptyState
          icon="search"
          title="No snapshot draws these words"
          reason="Try fewer letters: amounts, names and times differ from snapshot to snapshot."
        />
      )}
      <Columns $least="15rem">
        {found.slice(0, count).map(({ snapshot, line }) => (
          <SnapshotCard
            key={snapshot.key}
            snapshot={snapshot}
            mode={`${theme === 'dark' ? 'dark' : 'light'} ${width}`}
          >
            {line !== undefined && <Muted style={{ color: color.ink }}>{line}</Muted>}
          </SnapshotCard>
        ))}
      </Columns>
      {found.length > count && (
        <div>
          <Button variant="quiet" onClick={() => setMost({ of: wanted, count: count + perPage })}>
            {`Show more, ${found.length - count} are left`}
          </Button>
        </div>
      )}
    </Page>
  );
}
