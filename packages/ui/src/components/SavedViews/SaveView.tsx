import { useId, useState } from 'react';
import styled from 'styled-components';
import { viewMessages } from '../../text/viewMessages';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { Button } from '../Button/Button';
import type { FilterField, FilterValues } from '../FilterDialog/filterField';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { filtersText, isSameName, longestName, mostViews, tidyName, type SavedView } from './savedViews';

interface SaveViewProps {
  views: readonly SavedView[];
  fields: readonly FilterField[];
  filters: FilterValues;
  /** The name changes, so the message about the last one is cleared. */
  onType: () => void;
  /** Whether the device saved it. */
  onSave: (name: string) => boolean;
}

/** Saves the current filters under a name. An existing name is replaced only after a question. */
export function SaveView({ views, fields, filters, onType, onSave }: SaveViewProps) {
  const heading = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const name = tidyName(typed);
  const taken = views.find((view) => isSameName(view.name, name));

  const keep = () => {
    setAsked(undefined);
    // The input stays when saving failed.
    if (onSave(name)) setTyped('');
  };
  const save = () => {
    if (name === '') setError(viewMessages.nameMissing);
    else if (taken && asked !== name) setAsked(name);
    else if (!taken && views.length >= mostViews) setError(viewMessages.full({ max: mostViews }));
    else keep();
  };
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div>
        <Heading id={heading}>{viewMessages.saveHeading}</Heading>
        <Summary>{filtersText(fields, filters)}</Summary>
      </div>
      <TextField
        label={viewMessages.name}
        limit={longestName}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onType();
          setError(undefined);
          setAsked(undefined);
        }}
      />
      {asked === undefined ? (
        <Foot>
          <Button type="submit" variant="main">
            {viewMessages.save}
          </Button>
        </Foot>
      ) : (
        <Foot role="group" aria-label={viewMessages.replaceQuestion({ name: taken?.name ?? asked })}>
          <p role="alert">{viewMessages.replaceQuestion({ name: taken?.name ?? asked })}</p>
          <Button type="submit" variant="main">
            {viewMessages.replace}
          </Button>
          <Button onClick={() => setAsked(undefined)}>{viewMessages.keep}</Button>
        </Foot>
      )}
    </Stack>
  );
}

const Heading = styled.h3`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.strong};
`;

const Summary = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  > p {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }
`;
