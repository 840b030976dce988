import { useCombobox } from 'downshift';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { TeamNode, TeamScreenProps, TeamSuggestion } from './team';
import { teamMessages } from './messages';
import { trimText } from '../../../text/typed/trimText';

export type TeamSearchProps = Pick<
  TeamScreenProps<TeamNode>,
  'searched' | 'suggestions' | 'onNameInput' | 'onSearch'
>;

/** Fewer letters match too many names. */
const fewest = 2;
/** Delay after the last key, in ms. A request for a half-typed name would be useless. */
const pause = 200;

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

/**
 * The search's text and suggestions, by downshift with our own rules. Only a press or Enter on a highlighted name
 * picks it. Enter without a highlight searches the typed text.
 */
export function useNameSearch({ searched, suggestions, onNameInput, onSearch }: TeamSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(searched);
  const [isWanted, setWanted] = useState(false);
  // By name, because a new answer may put another name at the highlighted index.
  const [marked, setMarked] = useState<string>();
  // The address changed from outside this field, so the field shows the name in the address.
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    setName(searched);
  }
  const typed = trimText(name).toLowerCase();
  const isOffered = onNameInput !== undefined;
  const isEnough = isOffered && typed.length >= fewest;
  // Until the next answer loads, the previous one applies to the names that still match.
  const found = isEnough
    ? (suggestions?.found ?? []).filter(({ username }) => username.toLowerCase().startsWith(typed))
    : [];
  const note = isEnough && suggestions?.start === typed ? getNote(found.length, suggestions.more) : undefined;
  const isOpen = isWanted && (found.length > 0 || note !== undefined);

  useEffect(
    function askAfterTyping() {
      if (!isWanted || !isEnough) return;
      const timer = setTimeout(() => onNameInput(typed), pause);
      return () => clearTimeout(timer);
    },
    [isWanted, isEnough, typed, onNameInput],
  );

  const search = (wanted: string) => {
    setWanted(false);
    if (wanted !== '') onSearch(wanted);
  };
  const combobox = useCombobox<TeamSuggestion>({
    items: found,
    isOpen,
    inputValue: name,
    highlightedIndex: found.findIndex(({ username }) => username === marked),
    selectedItem: null,
    itemToString: (item) => item?.username ?? '',
    stateReducer: (state, { type, changes }) => {
      if (type === InputClick && state.isOpen) return state;
      return type === InputBlur ? { ...changes, selectedItem: null, inputValue: state.inputValue } : changes;
    },
    onIsOpenChange: (change) => setWanted(change.isOpen),
    onHighlightedIndexChange: ({ highlightedIndex }) => setMarked(found[highlightedIndex]?.username),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setName(selectedItem.username);
      search(selectedItem.username);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isUnmarked = !found.some(({ username }) => username === marked);
    if (event.key === 'Enter' && isUnmarked) {
      // The form is submitted, as it is without a list.
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
    // The first press closes the list. A browser's own handling would also clear the field.
    if (event.key === 'Escape' && isOpen) event.preventDefault();
  };
  const inputProps = combobox.getInputProps({
    ref: input,
    // The text is stored here and not by downshift, whose later render would move the caret.
    onChange: (event) => setName(event.currentTarget.value),
    onBlur: () => setWanted(false),
    onKeyDown,
  });
  return {
    ...combobox,
    ...{ input, isOpen, isOffered, found, note },
    inputProps: isOffered ? inputProps : { ...inputProps, ...plain },
    searchTyped: () => search(trimText(name)),
  };
}

/** Without suggestions it is a plain search field. */
const plain = {
  ...{ role: undefined, 'aria-expanded': undefined, 'aria-controls': undefined },
  ...{ 'aria-autocomplete': undefined, 'aria-activedescendant': undefined },
};

function getNote(count: number, isMore: boolean): string | undefined {
  if (isMore) return teamMessages.typeMore;
  return count === 0 ? teamMessages.noMatch : undefined;
}
