import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { paletteMessages } from '../../text/paletteMessages';
import { border, color, fontSize, radius, space } from '../../tokens';
import { lineId } from './PaletteList';

interface PaletteFieldProps {
  /** The id of its list. */
  list: string;
  /** The highlighted line. */
  current: string | undefined;
  query: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onChanged: (query: string) => void;
}

/** Longer than any code or name. */
const longest = 100;

/** The search field. */
export function PaletteField({ list, current, query, onKeyDown, onChanged }: PaletteFieldProps) {
  return (
    <Row>
      <Icon name="search" />
      <Query
        role="combobox"
        aria-label={paletteMessages.label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={current === undefined ? undefined : lineId(list, current)}
        placeholder={paletteMessages.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longest}
        value={query}
        onChange={(event) => onChanged(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-inline: ${space[3]};
  border: ${border.hair} solid ${color.lineStrong};
  border-radius: ${radius.control};
  color: ${color.inkMuted};

  &:focus-within {
    outline: ${border.focus} solid ${color.accentInk};
    outline-offset: calc(-1 * ${border.hair});
  }
`;

const Query = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  padding: 0;
  border: 0;
  outline: none;
  background: none;
  color: ${color.ink};
  font-size: ${fontSize.figure};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;
