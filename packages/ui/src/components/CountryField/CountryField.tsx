import { useId } from 'react';
import styled from 'styled-components';
import { accessTexts } from '../../text/messages';
import { overlayMessages } from '../../text/overlayMessages';
import { hidden } from '../../theme/hidden';
import { border, color, space } from '../../tokens';
import { Anchor, List, Nothing, Sheet } from '../ChoiceList/ChoiceList.styles';
import { useListSpace } from '../ChoiceList/useListSpace';
import { Field, type FieldTexts } from '../Field/Field';
import { bareControl, FieldBox } from '../Field/FieldBox';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import type { Country } from './findCountries';
import { useCountryChoice } from './useCountryChoice';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface CountryFieldProps extends FieldTexts, ElementProps<HTMLInputElement> {
  name?: string;
  /** The countries, in display order. */
  countries: readonly Country[];
  /** Id of the chosen country, kept by the caller. '' or an unknown id shows none. */
  value?: string | undefined;
  /** The id of the country at first, where nothing keeps it. Default: none. */
  defaultValue?: string;
  /** Called with undefined when the field is cleared. */
  onChange?: (country: Country | undefined) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  /** Sets aria-required; the form validates it. */
  required?: boolean;
}

/** A country, found by name or calling code (A §2, A §9): a combobox with a list of at most 430 px. */
export function CountryField(props: CountryFieldProps) {
  const { label, aside, hint, error, name, onBlur, placeholder, disabled = false, required = false } = props;
  const id = useId();
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? '', undefined);
  const choice = useCountryChoice({
    countries: props.countries,
    value,
    onChange: (country) => {
      setValue(country?.id ?? '');
      props.onChange?.(country);
    },
  });
  const { isOpen, found, chosen, input } = choice;
  const ref = useRefs(input, props.ref);
  const listSpace = useListSpace(input, isOpen);
  const code = chosen && choice.inputValue === chosen.name ? chosen.callingCode : '';
  return (
    <Field label={label} aside={aside} hint={hint} error={error} id={id}>
      {(control) => (
        <Anchor>
          <FieldBox>
            <Input
              type="text"
              {...getElementProps(props)}
              {...choice.getInputProps({
                ref,
                'aria-label': props['aria-label'],
                disabled,
                onBlur,
                onFocus: (event) => event.currentTarget.select(),
              })}
              {...control}
              // The label is outside this component and refers to the input with `for`.
              aria-labelledby={props['aria-labelledby']}
              aria-describedby={
                [control['aria-describedby'], code && `${id}-code`].filter(Boolean).join(' ') || undefined
              }
              aria-required={required || undefined}
              name={name}
              placeholder={placeholder}
              autoComplete="country-name"
              spellCheck={false}
            />
            {code !== '' && (
              <Code dir="ltr" id={`${id}-code`} translate="no">
                {code}
              </Code>
            )}
            <Opener
              size="small"
              icon={isOpen ? 'chevronUp' : 'chevronDown'}
              label={overlayMessages.showCountries}
              {...choice.getToggleButtonProps({ disabled })}
            />
          </FieldBox>
          <Sheet $side={listSpace.side} hidden={!isOpen}>
            <List
              {...choice.getMenuProps({ 'aria-label': label })}
              style={{ maxBlockSize: listSpace.height }}
            >
              {isOpen &&
                found.map((country, index) => (
                  <li key={country.id} {...choice.getItemProps({ item: country, index })}>
                    <span>{country.name}</span>
                    <span dir="ltr" translate="no">
                      {country.callingCode}
                    </span>
                    {country.id === chosen?.id && <Icon name="check" />}
                  </li>
                ))}
            </List>
            {isOpen && found.length === 0 && <Nothing aria-hidden>{accessTexts.noResults}</Nothing>}
          </Sheet>
          <span role="status" className={hidden}>
            {isOpen &&
              (found.length === 0 ? accessTexts.noResults : overlayMessages.results({ count: found.length }))}
          </span>
        </Anchor>
      )}
    </Field>
  );
}

const Input = styled.input`
  ${bareControl}
`;

const Code = styled.span`
  color: ${color.inkMuted};
  white-space: nowrap;
`;

/* The button fills the box's height without increasing it. */
const Opener = styled(IconButton)`
  margin-block: -${border.focus};
  margin-inline-end: -${space[2]};
`;
