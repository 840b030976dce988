import { useId, useState } from 'react';
import styled from 'styled-components';
import { overlayWords } from '../../text/overlayWords';
import { transactionsTexts } from '../../text/messages';
import { space } from '../../tokens';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { localToday } from './datePresets';
import type { FilterDialogProps } from './FilterDialog';
import { activeValues } from './filterField';
import { FilterInput } from './FilterInput';

/** The open filter dialog and what is typed in it. */
export function FilterForm(props: Omit<FilterDialogProps, 'open'>) {
  const { title = transactionsTexts.filter, fields, values, today = localToday(), onApply, onClose } = props;
  const form = useId();
  const [draft, setDraft] = useState(values);
  const dirty = JSON.stringify(entries(draft)) !== JSON.stringify(entries(values));
  const reversed = fields.some(
    (field) => field.type === 'dates' && isReversed(draft[field.from], draft[field.to]),
  );
  return (
    <Dialog
      open
      title={title}
      guard={dirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{overlayWords.close}</Button>
          <Button look="main" type="submit" form={form}>
            {overlayWords.apply}
          </Button>
        </>
      }
    >
      <Fields
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!reversed) onApply(activeValues(draft));
        }}
      >
        {fields.map((field) => (
          <FilterInput
            key={field.type === 'dates' ? field.from : field.name}
            field={field}
            values={draft}
            today={today}
            error={reversed ? overlayWords.datesReversed : undefined}
            onChange={(changed) => setDraft({ ...draft, ...changed })}
          />
        ))}
      </Fields>
    </Dialog>
  );
}

/** Days as `YYYY-MM-DD` sort as text does. */
const isReversed = (from = '', to = '') => from !== '' && to !== '' && from > to;

const entries = (values: FilterDialogProps['values']) => Object.entries(activeValues(values)).sort();

const Fields = styled.form`
  display: grid;
  gap: ${space[4]};
`;
