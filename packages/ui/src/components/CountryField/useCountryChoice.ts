import { useCombobox, type UseComboboxState, type UseComboboxStateChange } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import {
  type Country,
  type ShownCountry,
  findCountries,
  namedCountry,
  toShownCountries,
} from './findCountries';

type State = UseComboboxState<ShownCountry>;
type Changes = Partial<State>;

const { InputBlur, InputChange, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

const choose = (country: ShownCountry | null) => ({ selectedItem: country, inputValue: country?.name ?? '' });

interface Wanted {
  countries: readonly Country[];
  value: string;
  onChange: (country: Country | undefined) => void;
}

/**
 * The combobox's state: downshift with our own rules. A press on the open field keeps the list open. Escape
 * restores the choice, and an empty field has no choice. Leaving chooses the highlighted country, an exact
 * match or the only match; any other text restores the previous choice.
 */
export function useCountryChoice({ countries: listed, value, onChange }: Wanted) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const countries = useMemo(() => toShownCountries(listed), [listed]);
  const found = useMemo(() => findCountries(countries, query), [countries, query]);
  const chosen = countries.find(({ id }) => id === value) ?? null;

  const leave = (state: State, changes: Changes): Changes => {
    const typed = state.inputValue.trim();
    if (typed === '') return choose(null);
    // Typing highlights the best match automatically, which is not the member's choice.
    const moved = state.highlightedIndex > (query === '' ? -1 : 0) ? changes.selectedItem : undefined;
    const only = query !== '' && found.length === 1 ? found[0] : undefined;
    return choose(moved ?? namedCountry(countries, typed) ?? only ?? state.selectedItem);
  };

  const choice = useCombobox<ShownCountry>({
    items: [...found],
    selectedItem: chosen,
    itemToString: (country) => country?.name ?? '',
    itemToKey: (country) => country?.id,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case InputClick:
          return state.isOpen ? state : changes;
        case InputKeyDownEscape:
          return { ...changes, ...choose(state.selectedItem) };
        case InputBlur:
          return { ...changes, ...leave(state, changes) };
        case InputChange: {
          // The browser may autofill the field in the background. The list stays closed and the focus stays.
          if (document.activeElement === input.current) return { ...changes, highlightedIndex: 0 };
          const named = namedCountry(countries, changes.inputValue ?? '');
          return { ...changes, isOpen: false, ...choose(named ?? state.selectedItem) };
        }
        default:
          return changes;
      }
    },
    // Only typed text filters. Otherwise reopening the list would show only the chosen country.
    onStateChange: ({ type, inputValue, isOpen }: UseComboboxStateChange<ShownCountry>) => {
      if (type === InputChange && isOpen !== false) setQuery(inputValue ?? query);
      else if (isOpen === false) setQuery('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChange(listed.find(({ id }) => id === selectedItem?.id)),
  });

  return { ...choice, input, found, chosen };
}
