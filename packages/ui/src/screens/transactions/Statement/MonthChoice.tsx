import { SelectField } from '../../../components/SelectField/SelectField';
import type { FilterValues } from '../../../components/FilterDialog/filterField';
import { lastPeriods, periodNames, toSpan } from '../../../text/format/periods';
import { statementMessages } from './messages';

interface MonthChoiceProps {
  filters: FilterValues;
  /** `YYYY-MM-DD` on the portal's calendar. */
  today: string;
  onFiltersChange: (filters: FilterValues) => void;
}

/** One of the last twelve months, for a monthly statement. Other days are chosen in the filter. */
export function MonthChoice({ filters, today, onFiltersChange }: MonthChoiceProps) {
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
