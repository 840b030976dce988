import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { LinkButton } from '../components/Button/LinkButton';
import type { Country } from '../components/CountryField/findCountries';
import { CountryField, type CountryFieldProps } from '../components/CountryField/CountryField';
import type { Remote } from '../remote';
import { commonMessages } from '../text/commonMessages';
import { fillCallingCode } from './rules/fillCallingCode';
import { useFormField } from './useFormField';

type Given = 'name' | 'value' | 'countries' | 'error' | 'onChange' | 'onBlur' | 'disabled';

export interface FormCountryFieldProps extends Omit<CountryFieldProps, Given> {
  /** The key in the form's values; the value is the country's id. */
  name: string;
  /** The field is disabled while the countries load. If loading fails it offers a retry. */
  countries: Remote<readonly Country[]>;
  /** The form's phone field. Choosing a country fills in its calling code (D31). */
  phone?: {
    name: string;
    /** Whether the phone may contain a plus: at registration, not in the profile (D31). */
    plus: boolean;
  };
}

const none: readonly Country[] = [];

/** A CountryField bound to the Formik form around it. */
export function FormCountryField({
  name,
  countries,
  phone,
  placeholder,
  hint,
  ...rest
}: FormCountryFieldProps) {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const { field, helpers, error, serverError, changed } = useFormField<string>(name);
  const all = countries.state === 'ready' ? countries.data : none;
  // Kept when the field is cleared, because its code is still in the phone.
  const last = useRef<Country>(undefined);

  const getCode = (country: Country | undefined) =>
    (phone?.plus ? country?.callingCode : country?.callingCode.slice(1)) ?? '';
  const choose = (country: Country | undefined) => {
    changed();
    const previous = all.find(({ id }) => id === field.value) ?? last.current;
    last.current = country ?? previous;
    const typed = phone && values[phone.name];
    // One change for both fields, to validate them together.
    void setValues({
      ...values,
      [name]: country?.id ?? '',
      ...(typeof typed === 'string' && phone && country
        ? { [phone.name]: fillCallingCode(typed, getCode(previous), getCode(country)) }
        : {}),
    });
  };

  return (
    <CountryField
      {...rest}
      name={name}
      value={field.value}
      countries={all}
      disabled={countries.state !== 'ready'}
      aria-busy={countries.state === 'loading'}
      placeholder={countries.state === 'loading' ? commonMessages.loading : placeholder}
      hint={
        countries.state === 'failed' ? (
          <>
            {countries.message} <LinkButton onClick={countries.onRetry}>{commonMessages.retry}</LinkButton>
          </>
        ) : (
          hint
        )
      }
      error={serverError ?? error}
      onChange={choose}
      onBlur={() => void helpers.setTouched(true)}
    />
  );
}
