import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { IconButton } from '../../../components/IconButton/IconButton';
import { bareControl, FieldBox } from '../../../components/Field/FieldBox';
import { color, fontSize, layer, space } from '../../../tokens';
import { ticketsMessages } from '../messages';
import type { Ticket } from './TicketItem';
import { trimText } from '../../../text/typed/trimText';

/** Longer than any subject. */
const longest = 100;

export interface TicketSearch {
  /** The typed text. A blank text searches nothing. */
  text: string;
  /** The matching tickets, in the list's order. */
  found: readonly Ticket[];
  /** Whether messages were searched too. `coming` while that is pending, `never` if the server can't (D119). */
  messages: 'searched' | 'coming' | 'not searched' | 'never';
  onChange: (text: string) => void;
}

interface TicketSearchFieldProps extends TicketSearch {
  ref: Ref<HTMLInputElement>;
  /** Clears the field, and keeps its focus. */
  onClear: () => void;
}

/** The search above the list, and its scope. */
export function TicketSearchField({ text, found, messages, onChange, ref, onClear }: TicketSearchFieldProps) {
  const note = useId();
  const isSearched = trimText(text) !== '';
  const scope = {
    searched: '',
    coming: ticketsMessages.searching,
    'not searched': ticketsMessages.titlesOnly,
    never: '',
  };
  return (
    <Container role="search">
      <FieldBox>
        <Icon name="search" />
        <Text
          ref={ref}
          type="search"
          enterKeyHint="search"
          aria-label={ticketsMessages.search}
          aria-describedby={note}
          placeholder={
            messages === 'never' ? ticketsMessages.searchTitles : ticketsMessages.searchPlaceholder
          }
          autoComplete="off"
          maxLength={longest}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
          }}
        />
        {text !== '' && (
          <IconButton icon="close" size="small" label={ticketsMessages.clearSearch} onClick={onClear} />
        )}
      </FieldBox>
      <Note id={note} role="status">
        {isSearched && `${ticketsMessages.found({ count: found.length })}. ${scope[messages]}`}
      </Note>
    </Container>
  );
}

const Container = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  padding: ${space[3]};
  background: ${color.surface};
  color: ${color.inkMuted};
`;

const Text = styled.input`
  ${bareControl}
  padding-inline: ${space[2]};
  color: ${color.ink};

  /* There is a button of our own, with a name. */
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

const Note = styled.p`
  padding-block-start: ${space[1]};
  font-size: ${fontSize.small};

  &:empty {
    display: none;
  }
`;
