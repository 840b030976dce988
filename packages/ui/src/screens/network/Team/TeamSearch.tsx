import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { bareControl, FieldBox } from '../../../components/Field/FieldBox';
import { Icon } from '../../../components/Icon/Icon';
import { networkTexts } from '../../../text/messages';
import { color, media, space } from '../../../tokens';
import { teamWords } from './teamWords';

interface TeamSearchProps {
  /** What the address asks for. */
  searched: string;
  /** Never empty: an empty name is ignored (B §5). */
  onSearched: (username: string) => void;
}

/** No name is longer; pasted text beyond that is not sent. */
const longestName = 60;

/** Finds a member of the team by name. */
export function TeamSearch({ searched, onSearched }: TeamSearchProps) {
  const [name, setName] = useState(searched);
  // The address changed, but not by this field, which now shows the name in the address.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setName(searched);
  }
  const search = (event: SyntheticEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== '') onSearched(wanted);
  };
  return (
    <Form role="search" onSubmit={search}>
      <Box>
        <Icon name="search" />
        <Input
          type="search"
          aria-label={networkTexts.searchByUserName}
          placeholder={networkTexts.searchByUserName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Box>
      <Button type="submit" variant="main">
        {teamWords.search}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${space[2]};

  inline-size: 22rem;
  max-inline-size: 100%;

  > button {
    flex-grow: 1;
  }
  ${media.phone} {
    inline-size: 100%;
  }
`;

/* At large text the button goes below rather than leave no room to type. */
const Box = styled(FieldBox)`
  flex: 999 1 11rem;
  color: ${color.inkFaint};
`;

const Input = styled.input`
  ${bareControl}
  color: ${color.ink};
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
