import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { color, fontSize, space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { useAddressed } from '../../docs/useAddressed';
import { parseAddress, toName } from '../../snapshots/address';
import { SnapshotCard, SnapshotGrid } from '../../snapshots/SnapshotCard';
import { NoSnapshotRun } from '../../snapshots/NoSnapshotRun';
import type { Snapshot, Health, SnapshotRun } from '../../snapshots/snapshotRun';
import { findDuplicates } from '../../run/duplicates.mjs';
import { Choice } from '../../spec/Choice';
import { Page } from '../kit/Page';
import { toReadableTitle } from '../../manager/readableName';

const kinds = [
  { value: 'fails', label: 'fail', none: 'Every play ends well in every window.' },
  { value: 'overflows', label: 'wider than their window', none: 'No snapshot scrolls sideways.' },
  { value: 'empty', label: 'show nothing', none: 'Every snapshot draws something.' },
  { value: 'busy', label: 'still load', none: 'Only stories named Loading load.' },
  { value: 'violations', label: 'break a rule of accessibility', none: 'Axe finds nothing.' },
] as const satisfies readonly { value: keyof Health; label: string; none: string }[];

const lead =
  'What the last run found wrong, snapshot by snapshot. Snapshots that look alike are listed with what they differ in, and what their stories say.';

/** The problems of snapshots: failing, overflowing, empty, loading and duplicate. */
export function HealthPage({ run }: { run: SnapshotRun<Snapshot> | undefined }) {
  const [asked, setAsked] = useAddressed('kind');
  if (!run)
    return (
      <Page title="Health" lead={lead}>
        <NoSnapshotRun />
      </Page>
    );
  const duplicates = findDuplicates(run.snapshots);
  const ill = (kind: keyof Health) => run.snapshots.filter(({ health }) => health[kind]);
  const options = [
    ...kinds.map(({ value, label }) => ({ value: value as string, label, count: ill(value).length })),
    {
      value: 'duplicates',
      label: 'look like another',
      count: duplicates.flatMap(({ snapshots }) => snapshots).length,
    },
  ];
  const chosen = options.some(({ value }) => value === asked)
    ? asked
    : (options.find(({ count }) => count > 0)?.value ?? 'fails');
  const kind = kinds.find(({ value }) => value === chosen);
  return (
    <Page title="Health" lead={lead}>
      <Choice label="What is looked for" options={options} value={chosen} onChange={setAsked} />
      {kind && <Ill snapshots={ill(kind.value)} kind={kind} />}
      {!kind &&
        duplicates.map(({ snapshots, why }) => (
          <Card key={snapshots[0]?.key} heading={why}>
            <SnapshotGrid>
              {snapshots.map((snapshot) => (
                <SnapshotCard key={snapshot.key} snapshot={snapshot} mode="light 1440">
                  {snapshot.description && <Why>{snapshot.description}</Why>}
                </SnapshotCard>
              ))}
            </SnapshotGrid>
          </Card>
        ))}
    </Page>
  );
}

function Ill({ snapshots, kind }: { snapshots: readonly Snapshot[]; kind: (typeof kinds)[number] }) {
  if (snapshots.length === 0) return <Card>{kind.none}</Card>;
  return (
    <Card heading={`${snapshots.length} ${kind.label}`}>
      <List>
        {snapshots.map((snapshot) => (
          <li key={snapshot.key}>
            <StoryLink
              to={parseAddress(snapshot)}
            >{`${toReadableTitle(snapshot.title)} / ${toName(snapshot)}`}</StoryLink>
            <Why>{snapshot.health[kind.value]?.join('\n')}</Why>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Why = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
