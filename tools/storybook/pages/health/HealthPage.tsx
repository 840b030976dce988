import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { StoryLink } from '../../docs/StoryLink';
import { useAddressed } from '../../docs/globals';
import { parseAddress, toName, type Health, type SnapshotRun } from '../../snapshots/snapshotRun';
import { NoSnapshotRun } from '../../snapshots/WithSnapshotRun';
import { Muted, Page, RuledRow } from '../kit/Page';
import { toReadableTitle } from '../../manager/readableName';

const kinds = [
  { value: 'violations', label: 'break a rule of accessibility', none: 'Axe finds nothing.' },
  { value: 'fails', label: 'fail', none: 'Every play ends well in every window.' },
  { value: 'overflows', label: 'wider than their window', none: 'No snapshot scrolls sideways.' },
  { value: 'empty', label: 'show nothing', none: 'Every snapshot draws something.' },
  { value: 'busy', label: 'still load', none: 'Only stories named Loading load.' },
] as const satisfies readonly { value: keyof Health; label: string; none: string }[];

const lead = 'What the last run found wrong, snapshot by snapshot.';

/** The problems of snapshots: inaccessible, failing, overflowing, empty and loading. */
export function HealthPage({ run }: { run: SnapshotRun | undefined }) {
  const [asked, setAsked] = useAddressed('kind');
  if (!run)
    return (
      <Page title="Health" lead={lead}>
        <NoSnapshotRun />
      </Page>
    );
  const getIll = (kind: keyof Health) => run.snapshots.filter(({ health }) => health[kind]);
  const { value, label, none } =
    kinds.find((kind) => kind.value === asked) ??
    kinds.find((kind) => getIll(kind.value).length > 0) ??
    kinds[0];
  const ill = getIll(value);
  return (
    <Page title="Health" lead={lead}>
      <SelectField
        label="What is looked for"
        options={kinds.map((kind) => ({
          ...{ value: kind.value, label: `${getIll(kind.value).length} ${kind.label}` },
        }))}
        value={value}
        onChange={(event) => setAsked(event.target.value)}
      />
      <Card heading={ill.length === 0 ? none : `${ill.length} ${label}`}>
        <ul>
          {ill.map((snapshot) => (
            <RuledRow key={snapshot.key}>
              <StoryLink
                to={parseAddress(snapshot)}
              >{`${toReadableTitle(snapshot.title)} / ${toName(snapshot)}`}</StoryLink>
              <Muted style={{ whiteSpace: 'pre-line' }}>{snapshot.health[value]?.join('\n')}</Muted>
            </RuledRow>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
