import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { EmptyState } from '../../../../packages/ui/src/components/EmptyState/EmptyState';
import { SelectField } from '../../../../packages/ui/src/components/SelectField/SelectField';
import { media, space } from '../../../../packages/ui/src/tokens';
import { Prose } from '../../docs/Prose';
import { useAddressed } from '../../docs/useAddressed';
import { NoSnapshotRun } from '../../snapshots/NoSnapshotRun';
import type { RunEntry, SnapshotRun } from '../../snapshots/snapshotRun';
import { Page } from '../kit/Page';
import { ChangeList } from './ChangeList';
import { chooseSince } from './chooseSince';
import { newsSince } from './newsSince';
import { readVisits, visit } from './visits';

interface ChangesPageProps {
  run: SnapshotRun | undefined;
  /** The change log, in Markdown. */
  news: string;
}

const visitKey = 'storybook.visit';

const getLabel = ({ tags, date, subject }: RunEntry) =>
  [...tags, date.slice(0, 10), subject.length > 60 ? `${subject.slice(0, 60)}…` : subject].join(' · ');

/**
 * The commit that this browser visited before the current one, if any. The current one is stored for the next visit.
 */
function useLastVisit(run: SnapshotRun | undefined): string | undefined {
  const [visits] = useState(() => {
    const kept = readVisits(localStorage.getItem(visitKey));
    return run ? visit(kept, run.commit) : kept;
  });
  useEffect(
    function remember() {
      if (run && visits) localStorage.setItem(visitKey, JSON.stringify(visits));
    },
    [run, visits],
  );
  return visits?.previous;
}

/** The changes since an earlier run, snapshot by snapshot, with images before and after and the change log. */
export function ChangesPage({ run, news }: ChangesPageProps) {
  const visited = useLastVisit(run);
  const [asked, setAsked] = useAddressed('since');
  const before = run?.before ?? [];
  const chosen = chooseSince(asked, before) ?? before.find(({ commit }) => commit === visited) ?? before[0];
  return (
    <Page
      title="What’s new"
      lead="Visual changes since an earlier commit, before and after, and the change log."
    >
      {run && chosen && (
        <Since>
          <SelectField
            label="Since"
            options={before.map((entry) => ({
              value: entry.commit,
              label: `${entry.commit === visited ? 'Your last visit: ' : ''}${getLabel(entry)}`,
            }))}
            value={chosen.commit}
            onChange={(event) => setAsked(event.target.value.slice(0, 8))}
          />
        </Since>
      )}
      <Sides>
        <div>
          {!run && <NoSnapshotRun />}
          {run && !chosen && (
            <Card heading="Nothing to compare with yet">
              <EmptyState
                title="This is the first commit that was looked at"
                reason="The next run of npm run nightly -- snapshots, on another commit, shows what changed since this one."
              />
            </Card>
          )}
          {run && chosen && (
            <Suspense fallback={<p role="status">Reading what was there before …</p>}>
              <ChangeList snapshots={run.snapshots} since={chosen.commit} />
            </Suspense>
          )}
        </div>
        <Prose text={chosen ? newsSince(news, chosen.date) : news} />
      </Sides>
    </Page>
  );
}

const Since = styled.div`
  max-inline-size: 40rem;
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space[8]};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
