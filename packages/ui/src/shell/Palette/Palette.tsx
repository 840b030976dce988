import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent, type ComponentProps } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { overlayMessages } from '../../text/overlayMessages';
import { paletteMessages } from '../../text/paletteMessages';
import { hidden } from '../../theme/hidden';
import { getGroups, type PaletteContent, type PaletteLine } from './groups';
import type { PaletteEntry } from './matching';
import { PaletteList } from './PaletteList';
import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { border, color, fontSize, radius, space } from '../../tokens';
import { getElementProps, type ElementProps } from '../../components/elementProps';

/** Longer than any code or name. */
const longest = 100;

/** The search field. */
function PaletteField(props: ComponentProps<'input'>) {
  return (
    <Row>
      <Icon name="search" />
      <Query
        {...props}
        placeholder={paletteMessages.placeholder}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longest}
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

export interface PaletteProps extends ElementProps, PaletteContent {
  /** Called with the text, after each change. */
  onQueryChange: (query: string) => void;
  /** The caller closes the palette. */
  onSelect: (entry: PaletteEntry) => void;
  onClose: () => void;
}

/**
 * Finds pages, actions and the member's own data: a combobox with one grouped list. The arrow keys move
 * through all groups, Enter chooses, and Escape closes and returns the focus.
 */
export function Palette(props: PaletteProps) {
  const { query, onQueryChange, onSelect, onClose } = props;
  const groups = getGroups(props);
  const lines = groups.flatMap((group) => group.lines);
  // By id, because later results change the indexes.
  const [highlighted, setHighlighted] = useState<string>();
  const isSearching = groups.some(({ searching }) => searching);
  const combobox = useCombobox<PaletteLine>({
    items: lines,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    highlightedIndex: Math.max(
      lines.findIndex(({ id }) => id === highlighted),
      lines.length > 0 ? 0 : -1,
    ),
    scrollIntoView: (line) => line.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => (isIgnored(type) ? state : changes),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(lines[highlightedIndex]?.id),
    onSelectedItemChange: ({ selectedItem: line }) => {
      if (line) (line.retry ?? (() => onSelect(line)))();
    },
  });
  const isEmpty = lines.length === 0 && !isSearching;
  const status = () => {
    if (isSearching) return paletteMessages.searching;
    return query.trim() === '' || isEmpty ? '' : overlayMessages.results({ count: lines.length });
  };
  return (
    <Dialog {...getElementProps(props)} open title={paletteMessages.title} size="finder" onClose={onClose}>
      <PaletteField
        {...combobox.getInputProps({
          'aria-label': paletteMessages.label,
          onKeyDown,
          // The text is stored by the caller and not by downshift, whose later render would move the caret.
          onChange: (event) => {
            setHighlighted(undefined);
            onQueryChange(event.currentTarget.value);
          },
        })}
      />
      <PaletteList
        groups={groups}
        query={query}
        combobox={combobox}
        empty={isEmpty}
        hasHint={query.trim().length < 2}
      />
      <p role="status" className={hidden}>
        {status()}
      </p>
    </Dialog>
  );
}

const { InputBlur, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing, and the pointer doesn't move the highlight. */
const isIgnored = (type: unknown) => type === InputBlur || type === ItemMouseMove || type === MenuMouseLeave;

/** Home and End move the caret, and a composition has its own arrows. */
function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
  if (nativeEvent.isComposing || /^(Home|End|Page)/.test(key))
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
