import { useId, useState } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { portalToday } from '../../text/format/dates';
import { transactionsTexts } from '../../text/messages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { activeValues, type FilterField, type FilterValues, type FilterInputProps } from './filterField';
import { toAsciiDigits } from '../../text/typed/digits';
import { longestFilter, longestNumber } from '../../text/limits';
import { SelectField } from '../SelectField/SelectField';
import type { InputFilter } from '../TextField/inputFilter';
import { TextField } from '../TextField/TextField';
import { FilterDates } from './FilterDates';
import { getElementProps, type ElementProps } from '../elementProps';

/** Digits only (B §3). Digits of other scripts become 0–9. */
const digits: InputFilter = (typed) => {
  const text = toAsciiDigits(typed);
  return { text: text.replace(/\D/g, ''), removed: text.replace(/\d/g, '') };
};

/** The control of one filter field. */
function FilterInput({ field, values, ...rest }: FilterInputProps) {
  if (field.type === 'dates') return <FilterDates field={field} values={values} {...rest} />;
  const value = values[field.name] ?? '';
  const change = (text: string) => rest.onChange({ [field.name]: text });
  switch (field.type) {
    case 'option':
      return (
        <SelectField
          label={field.label}
          value={value}
          options={[{ value: '', label: overlayMessages.any }, ...field.options]}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          label={field.label}
          inputMode="numeric"
          maxLength={longestNumber}
          value={value}
          filter={digits}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'text':
      return (
        <TextField
          label={field.label}
          maxLength={longestFilter}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}

export interface FilterFormProps extends ElementProps {
  title?: string;
  /** The fields of the filter, in their order. */
  fields: readonly FilterField[];
  /** The active values. Default: none. */
  values?: FilterValues;
  /** Today as `YYYY-MM-DD`, for the date presets. Default: the portal's day (D109). */
  today?: string | undefined;
  /** Called with the new non-empty values. The caller closes the dialog. */
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/** The open filter dialog with its input. */
export function FilterForm(props: FilterFormProps) {
  const {
    title = transactionsTexts.filter,
    fields,
    values = none,
    today = portalToday(),
    onApply,
    onClose,
  } = props;
  const form = useId();
  const [draft, setDraft] = useState(values);
  const dirty = JSON.stringify(entries(draft)) !== JSON.stringify(entries(values));
  const isWrong = (field: FilterField) =>
    field.type === 'dates' && isReversed(draft[field.from], draft[field.to]);
  return (
    <Dialog
      {...getElementProps(props)}
      open
      title={title}
      guard={dirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{overlayMessages.close}</Button>
          <Button variant="main" type="submit" form={form}>
            {overlayMessages.apply}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!fields.some(isWrong)) onApply(activeValues(draft));
        }}
      >
        {fields.map((field) => (
          <FilterInput
            key={field.type === 'dates' ? field.from : field.name}
            field={field}
            values={draft}
            today={today}
            error={isWrong(field) ? overlayMessages.datesReversed : undefined}
            onChange={(changed) => setDraft({ ...draft, ...changed })}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

const none: FilterValues = {};

/** Days as `YYYY-MM-DD` are comparable as text. */
const isReversed = (from = '', to = '') => from !== '' && to !== '' && from > to;

const entries = (values: FilterValues) =>
  Object.entries(activeValues(values)).sort(([one], [other]) => (one < other ? -1 : 1));
