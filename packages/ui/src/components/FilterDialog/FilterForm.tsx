import { useId, useState } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { portalToday } from '../../text/format/dates';
import { transactionsTexts } from '../../text/messages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';
import { activeValues, type FilterField, type FilterValues } from './filterField';
import { FilterInput } from './FilterInput';

export interface FilterFormProps {
  title?: string;
  fields: readonly FilterField[];
  /** The values that filter now. */
  values: FilterValues;
  /** Today as `YYYY-MM-DD`, for the spans of days. Default: the portal's day (D109). */
  today?: string | undefined;
  /** Called with the new values, without empty ones. The caller closes the dialog. */
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/** The open filter dialog and what is typed in it. */
export function FilterForm(props: FilterFormProps) {
  const { title = transactionsTexts.filter, fields, values, today = portalToday(), onApply, onClose } = props;
  const form = useId();
  const [draft, setDraft] = useState(values);
  const dirty = JSON.stringify(entries(draft)) !== JSON.stringify(entries(values));
  const isWrong = (field: FilterField) =>
    field.type === 'dates' && isReversed(draft[field.from], draft[field.to]);
  return (
    <Dialog
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
        gap={4}
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

/** Days as `YYYY-MM-DD` can be compared as text. */
const isReversed = (from = '', to = '') => from !== '' && to !== '' && from > to;

const entries = (values: FilterValues) =>
  Object.entries(activeValues(values)).sort(([one], [other]) => (one < other ? -1 : 1));
