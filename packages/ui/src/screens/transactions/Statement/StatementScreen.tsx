import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { PrintSheet } from '../../../components/PrintSheet/PrintSheet';
import type { Remote } from '../../../remote';
import { formatCount } from '../../../text/format/money';
import { space } from '../../../tokens';
import { mostEntries, type StatementData, type StatementScope } from './statement';
import { StatementBar, type StatementControls } from './StatementBar';
import { StatementPaper } from './StatementPaper';

export interface StatementScreenProps extends StatementScope, StatementControls {
  statement: Remote<StatementData>;
  /** The browser's print dialog is wanted. */
  onPrint: () => void;
}

/** What moved in a wallet between two balances, to be printed or kept. */
export function StatementScreen({ statement, ...rest }: StatementScreenProps) {
  const { username, wallet, from, to, issuedAt, fields, filters, backHref, onFiltered, onPrint } = rest;
  const scope = { username, wallet, from, to, issuedAt };
  const isReady = statement.state === 'ready' && statement.data.entries.length <= mostEntries;
  return (
    <Page>
      <StatementBar
        fields={fields}
        filters={filters}
        backHref={backHref}
        onFiltered={onFiltered}
        onPrint={isReady ? onPrint : undefined}
      />
      <Body {...scope} statement={statement} />
    </Page>
  );
}

function Body({ statement, ...scope }: StatementScope & Pick<StatementScreenProps, 'statement'>) {
  switch (statement.state) {
    case 'failed':
      return (
        <Card padded={false} aria-label="Statement">
          <ErrorState
            message={statement.message}
            reference={statement.reference}
            onRetry={statement.onRetry}
          />
        </Card>
      );
    case 'loading':
      return (
        <PrintSheet label="Statement">
          <StatementPaper {...scope} statement={undefined} />
        </PrintSheet>
      );
    case 'ready':
      return statement.data.entries.length > mostEntries ? (
        <Card padded={false} aria-label="Statement">
          <EmptyState
            icon="file"
            title="Too many movements for a statement"
            reason={`It has room for ${formatCount(mostEntries)}, and these are ${formatCount(statement.data.entries.length)}. Choose fewer days, or export the list as CSV.`}
          />
        </Card>
      ) : (
        <PrintSheet label="Statement">
          <StatementPaper {...scope} statement={statement.data} />
        </PrintSheet>
      );
  }
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: center;

  > * {
    inline-size: 100%;
    max-inline-size: 54rem;
  }
`;
