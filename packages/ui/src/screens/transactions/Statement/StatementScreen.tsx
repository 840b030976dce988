import styled from 'styled-components';
import { addresses } from '../../../addresses/addresses';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { datePresets, presetSpan } from '../../../components/FilterDialog/datePresets';
import type { FilterValues } from '../../../components/FilterDialog/filterField';
import { PrintSheet } from '../../../components/PrintSheet/PrintSheet';
import type { Remote } from '../../../remote';
import { balanceMessages } from '../../../text/charts/balanceMessages';
import { nextStepMessages } from '../../../text/nextStepMessages';
import { portalToday } from '../../../text/format/dates';
import { formatCount } from '../../../text/format/money';
import { media, space } from '../../../tokens';
import { mostEntries, type StatementData, type StatementScope } from './statement';
import { StatementBar, type StatementControls } from './StatementBar';
import { StatementPrintPage } from './StatementPrintPage';
import { statementMessages } from './messages';

export interface StatementScreenProps extends StatementScope, StatementControls {
  statement: Remote<StatementData>;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** A wallet's transactions between two balances, to print or save. */
export function StatementScreen({ statement, ...rest }: StatementScreenProps) {
  const {
    username,
    name,
    issuer,
    wallet,
    from,
    to,
    issuedAt,
    fields,
    filters,
    backHref,
    onFiltersChange,
    onPrint,
  } = rest;
  const scope = { username, name, issuer, wallet, from, to, issuedAt };
  const isReady = statement.state === 'ready' && statement.data.entries.length <= mostEntries;
  return (
    <Page>
      <StatementBar
        fields={fields}
        filters={filters}
        backHref={backHref}
        today={portalToday(issuedAt)}
        onFiltersChange={onFiltersChange}
        onPrint={isReady ? onPrint : undefined}
      />
      <Body {...scope} statement={statement} filters={filters} onFiltersChange={onFiltersChange} />
      {statement.state === 'ready' && statement.data.entries.length === 0 && (
        <Next>
          {from === undefined && to === undefined ? (
            <ButtonLink href={addresses.deposit}>{nextStepMessages.deposit}</ButtonLink>
          ) : (
            <Button onClick={() => onFiltersChange(withoutDays(filters))}>{balanceMessages.all}</Button>
          )}
        </Next>
      )}
    </Page>
  );
}

type BodyProps = StatementScope & Pick<StatementScreenProps, 'statement' | 'filters' | 'onFiltersChange'>;

function Body({ statement, filters, onFiltersChange, ...scope }: BodyProps) {
  const fewer = fewerDays(filters, portalToday(scope.issuedAt));
  switch (statement.state) {
    case 'failed':
      return (
        <Card padded={false} aria-label={statementMessages.statement}>
          <ErrorState
            message={statement.message}
            reference={statement.reference}
            onRetry={statement.onRetry}
          />
        </Card>
      );
    case 'loading':
      return (
        <PrintSheet label={statementMessages.statement}>
          <StatementPrintPage {...scope} statement={undefined} />
        </PrintSheet>
      );
    case 'ready':
      return statement.data.entries.length > mostEntries ? (
        <Card padded={false} aria-label={statementMessages.statement}>
          <EmptyState
            icon="file"
            title={statementMessages.tooManyTitle}
            reason={statementMessages.tooMany({
              limit: formatCount(mostEntries),
              count: formatCount(statement.data.entries.length),
            })}
            action={
              fewer && (
                <Button onClick={() => onFiltersChange({ ...filters, ...fewer.span })}>{fewer.label}</Button>
              )
            }
          />
        </Card>
      ) : (
        <PrintSheet label={statementMessages.statement}>
          <StatementPrintPage {...scope} statement={statement.data} />
        </PrintSheet>
      );
  }
}

/** The longest preset range that is shorter than the current one. */
function fewerDays({ from = '' }: FilterValues, today: string) {
  return datePresets
    .filter(({ days }) => days !== null)
    .map((preset) => ({ label: preset.label, span: presetSpan(preset, today) }))
    .findLast(({ span }) => span.from > from);
}

function withoutDays({ from: _from, to: _to, ...others }: FilterValues): FilterValues {
  return others;
}

/* Outside the printed page. */
const Next = styled.p`
  text-align: center;

  ${media.print} {
    display: none;
  }
`;

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
