import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { ButtonLink } from '../../../components/Button/ButtonLink';
import { FilterChips } from '../../../components/FilterChips/FilterChips';
import type { FilterField, FilterValues } from '../../../components/FilterDialog/filterField';
import { FilterDialog } from '../../../components/FilterDialog/FilterDialog';
import { Icon } from '../../../components/Icon/Icon';
import { transactionsTexts } from '../../../text/messages';
import { space } from '../../../tokens';
import { SelectField } from '../../../components/SelectField/SelectField';
import { lastPeriods, periodNames, toSpan } from '../../../text/format/periods';
import { statementMessages } from './messages';

interface MonthChoiceProps {
  filters: FilterValues;
  /** `YYYY-MM-DD` on the portal's calendar. */
  today: string;
  onFiltersChange: (filters: FilterValues) => void;
}

/** One of the last twelve months, for a monthly statement. Other days are chosen in the filter. */
function MonthChoice({ filters, today, onFiltersChange }: MonthChoiceProps) {
  const months = lastPeriods(today, 'month').toReversed();
  /** The running month ends today. */
  const toDays = (first: string) => {
    const { from, to } = toSpan(first, 'month');
    return { from, to: to < today ? to : today };
  };
  const chosen = months.find((first) => {
    const { from, to } = toDays(first);
    return filters['from'] === from && filters['to'] === to;
  });
  return (
    <SelectField
      label={statementMessages.month}
      placeholder={statementMessages.otherDays}
      options={months.map((first) => ({ value: first, label: periodNames(first, 'month').title }))}
      value={chosen ?? ''}
      onChange={({ target }) => onFiltersChange({ ...filters, ...toDays(target.value) })}
    />
  );
}

export interface StatementControls {
  /** Wallet and days. */
  fields: readonly FilterField[];
  filters: FilterValues;
  /** The address of the list behind the statement. */
  backHref: string;
  onFiltersChange: (filters: FilterValues) => void;
}

interface StatementBarProps extends StatementControls {
  /** `YYYY-MM-DD` on the portal's calendar. */
  today: string;
  /** Absent while there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** The bar above the statement, which is never printed: the link back, the filters, Print. */
export function StatementBar({
  fields,
  filters,
  backHref,
  today,
  onFiltersChange,
  onPrint,
}: StatementBarProps) {
  const [choosing, setChoosing] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Bar>
        <ButtonLink href={backHref} variant="quiet" icon={<Icon name="arrowLeft" />}>
          {statementMessages.transactions}
        </ButtonLink>
        <Actions>
          <MonthChoice filters={filters} today={today} onFiltersChange={onFiltersChange} />
          <Button
            ref={filterButton}
            aria-haspopup="dialog"
            aria-keyshortcuts="f"
            icon={<Icon name="filter" />}
            onClick={() => setChoosing(true)}
          >
            {transactionsTexts.filter}
          </Button>
          <Button variant="main" icon={<Icon name="file" />} disabled={!onPrint} onClick={onPrint}>
            {statementMessages.print}
          </Button>
        </Actions>
      </Bar>
      <FilterChips fields={fields} values={filters} filterButton={filterButton} onChange={onFiltersChange} />
      <FilterDialog
        open={choosing}
        fields={fields}
        values={filters}
        onApply={(values) => {
          setChoosing(false);
          onFiltersChange(values);
        }}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`;
