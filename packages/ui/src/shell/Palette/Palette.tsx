import { useCombobox } from 'downshift';
import { useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../components/Dialog/Dialog';
import { overlayMessages } from '../../text/overlayMessages';
import { paletteMessages } from '../../text/paletteMessages';
import { hidden } from '../../theme/hidden';
import { getGroups, type PaletteLine } from './groups';
import type { PaletteProps } from './palette.types';
import { PaletteField } from './PaletteField';
import { PaletteList } from './PaletteList';

/**
 * Finds pages, actions and the member's own data: a combobox with one grouped list. The arrow keys move
 * through all groups, Enter chooses, and Escape closes and returns the focus.
 */
export function Palette(props: PaletteProps) {
  const { query, onQueryChanged, onChosen, onClose } = props;
  const groups = getGroups(props);
  const lines = groups.flatMap((group) => group.lines);
  // By id, because later results change the indexes.
  const [marked, setMarked] = useState<string>();
  const isSearching = groups.some(({ searching }) => searching);
  const combobox = useCombobox<PaletteLine>({
    items: lines,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    highlightedIndex: Math.max(
      lines.findIndex(({ id }) => id === marked),
      lines.length > 0 ? 0 : -1,
    ),
    scrollIntoView: (line) => line.scrollIntoView({ block: 'nearest' }),
    stateReducer: (state, { type, changes }) => (isIgnored(type) ? state : changes),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarked(lines[highlightedIndex]?.id),
    onSelectedItemChange: ({ selectedItem: line }) => {
      if (line) (line.retry ?? (() => onChosen(line)))();
    },
  });
  const isEmpty = lines.length === 0 && !isSearching;
  const said = () => {
    if (isSearching) return paletteMessages.searching;
    return query.trim() === '' || isEmpty ? '' : overlayMessages.results(lines.length);
  };
  return (
    <Dialog open title={paletteMessages.title} size="finder" onClose={onClose}>
      <PaletteField
        {...combobox.getInputProps({
          'aria-label': paletteMessages.label,
          onKeyDown,
          // The text is stored by the caller and not by downshift, whose later render would move the caret.
          onChange: (event) => {
            setMarked(undefined);
            onQueryChanged(event.currentTarget.value);
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
        {said()}
      </p>
    </Dialog>
  );
}

const { InputBlur, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** Leaving the field chooses nothing, and the pointer does not move the mark. */
const isIgnored = (type: unknown) => type === InputBlur || type === ItemMouseMove || type === MenuMouseLeave;

/** Home and End move the caret, and a composition has its own arrows. */
function onKeyDown({ key, nativeEvent }: KeyboardEvent) {
  if (nativeEvent.isComposing || /^(Home|End|Page)/.test(key))
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
